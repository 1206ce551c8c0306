import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './repository.mjs';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Builds the pages and compresses them once, so that no request has to. */
export async function buildPages() {
  await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
  const folder = join(root, 'dist/web');
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!compressible.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
