// The list of operations is the list of their folders: an operation is added by adding its folder.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './repository.mjs';

const home = join(root, 'packages/operations/src');
const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const header =
  '// Written by `npm run check` and every build from the folders of operations; never by hand.\n';

/** Writes the two registries where the folders no longer agree with them; returns whether they did agree. */
export function writeRegistries() {
  const ids = readdirSync(home).filter((name) => existsSync(join(home, name, 'definition.ts')));
  ids.sort();
  const definitions = [
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}/definition.ts';`),
    `\nexport const definitions = [${ids.map(camelCase).join(', ')}];\n`,
  ];
  const runners = [
    'export const runners = {',
    ...ids.map((id) => `  '${id}': async () => (await import('../${id}/run.ts')).run,`),
    '};\n',
  ];
  const wereCurrent = [
    writeIfChanged(join(home, 'registry.ts'), header + definitions.join('\n')),
    writeIfChanged(join(home, 'run/registry.ts'), header + runners.join('\n')),
  ];
  return wereCurrent.every(Boolean);
}

function writeIfChanged(file, text) {
  if (existsSync(file) && bare(readFileSync(file, 'utf8')) === bare(text)) return true;
  writeFileSync(file, text);
  run(join(root, 'node_modules/.bin/biome'), ['format', '--write', '--log-level=error', file]);
  return false;
}

/** Without what the formatter adds. */
const bare = (text) => text.replace(/\s+/g, '').replace(/,(?=[\]}])/g, '');
