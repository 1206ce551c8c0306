// npm run legal: keeps the text of every legal page's version in force, so that it stays readable when a later one replaces it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root, run } from './prepare/repository.mjs';

const unregister = register();
const { legalVersionInForce } = await import('@pagesmith/catalog');
const ofPages = (file) => import(join(root, 'apps/web/src', file));
const { legalTexts } = await ofPages('legal/texts.ts');
const { placeholders } = await ofPages('site/operator/operator.tsx');
await unregister();
const files = Object.entries(legalTexts).map(([id, texts]) => {
  const file = join(root, `apps/web/src/legal/kept/${id}-${legalVersionInForce(id)}.json`);
  writeFileSync(file, JSON.stringify({ en: texts.en(placeholders), fr: texts.fr(placeholders) }, null, 2));
  return file;
});
run('npx', ['--no-install', 'biome', 'check', '--write', ...files]);
