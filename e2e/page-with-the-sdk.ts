import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Sdk from 'appwrite';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

/** What code in the page finds there: the SDK, whole and unmodified, and of the browser what is asked for. */
declare global {
  var sdk: typeof Sdk;
  var document: { readonly cookie: string };
  var localStorage: { getItem(name: string): string | null };
}

export interface ForeignSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A web site of somebody else's: one empty page, on an address that is another site to every browser. */
export async function startForeignSite(origin = 'http://127.0.0.1:0'): Promise<ForeignSite> {
  const server: Server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>A foreign page</title>');
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function bundleSdk(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from 'appwrite';", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'iife',
    globalName: 'sdk',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A fresh browser profile on a page that has the SDK. */
export async function openPageWithSdk(browser: Browser, address: string, bundle: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(`${bundle}\nglobalThis.sdk = sdk;`);
  return page;
}
