import { cpSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
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
    const [, font] = /^(inter|source-serif-4)-latin-(?:wght|600).*\.woff2$/.exec(name) ?? [];
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
      rolldownOptions: { input: join(root, 'apps/web/operator.html') },
    },
  });

/** What the server draws into the status page when somebody asks for it: with React, and in a file that nobody else is given. */
const bundleDrawing = () =>
  bundle({
    absWorkingDir: root,
    entryPoints: { status: 'apps/web/src/status/draw-measured.tsx' },
    outdir: join(folder, 'drawing'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });

/** Builds the pages, prerenders the public ones, and compresses what is served as it is, so that no request has to. */
export async function buildPages() {
  await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
  await prerenderPages(folder);
  await bundleDrawing();
  await buildConsole();
  copyFonts();
  await drawLandingPictures(folder);
  cpSync(join(root, 'packages/operations/samples'), join(folder, 'samples'), {
    recursive: true,
    filter: (path) => !/drawing|\.ts$/.test(path),
  });
  await buildClients(join(folder, 'clients'));
  const served = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(served.map((name) => compress(join(folder, name))));
}

/** By the threads behind the event loop, so that several files are compressed at a time. */
async function compress(path) {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
