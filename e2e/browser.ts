import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find((path) => path && existsSync(path));
}

const executablePath = findChromium();

/** Why no journey can be made; undefined when there is a browser. */
export const browserSkipReason = executablePath
  ? undefined
  : process.env.BROWSER_SKIP_REASON || 'no Chromium was found; CHROMIUM_PATH may name one.';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: quiet });
}
