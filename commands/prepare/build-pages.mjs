import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildClients } from './build-clients.mjs';
import { drawLandingPictures } from './landing-pictures.mjs';
import { prerenderPages } from './prerender-pages.mjs';
import { root } from './repository.mjs';

const folder = join(root, 'dist/web');
const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** At addresses that stay, for pages that the server itself writes. */
function copyFonts() {
  for (const name of readdirSync(join(folder, 'assets'))) {
    const [, font] = /^(inter|source-serif-4)-latin-wght.*\.woff2$/.exec(name) ?? [];
    if (font) cpSync(join(folder, 'assets', name), join(folder, 'fonts', `${font}.woff2`));
  }
}

/** The operators' console shares no file with the public pages: what it can do is told to nobody who reads those. */
const buildConsole = () =>
  build({
    root: join(root, 'apps/web'),
    base: '/operator/',
    logLevel: 'warn',
    build: {
      outDir: join(folder, 'operator'),
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { input: join(root, 'apps/web/operator.html') },
    },
  });

/** Builds the pages, prerenders the public ones, and compresses what is served as it is, so that no request has to. */
export async function buildPages() {
  await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
  await prerenderPages(folder);
  await buildConsole();
  copyFonts();
  await drawLandingPictures(folder);
  cpSync(join(root, 'packages/operations/samples'), join(folder, 'samples'), {
    recursive: true,
    filter: (path) => !/drawing|\.ts$/.test(path),
  });
  await buildClients(join(folder, 'clients'));
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!compressible.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
