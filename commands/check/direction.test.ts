import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../prepare/repository.mjs';

const forbidden: [path: string, specifier: string, why: string][] = [
  ['packages/kernel/src/a.ts', '@pagesmith/catalog', 'every room may import it, it imports none'],
  ['packages/kernel/src/b.ts', 'node:fs', 'This room does no I/O'],
  ['packages/catalog/src/a.ts', '@pagesmith/pdf', 'The catalog knows only the kernel'],
  ['packages/pdf/src/a.ts', '@pagesmith/operations', 'knows nothing of operations'],
  ['packages/operations/src/a.ts', '@pagesmith/accounts', 'never import each other'],
  ['packages/operations/src/b.ts', '@libpdf/core', 'Only packages/pdf imports a PDF engine'],
  ['packages/accounts/src/a.ts', '@pagesmith/operations', 'never import each other'],
  ['packages/database/src/a.ts', '@pagesmith/accounts', 'Tables know nothing of the rules'],
  ['apps/web/src/a.ts', '@pagesmith/database', 'The browser sees'],
  ['apps/web/src/b.ts', '@pagesmith/operations/run', 'Runners need the PDF engine'],
  ['apps/server/src/a.ts', '@pagesmith/pdf', 'it never parses a PDF'],
  ['clients/typescript/src/a.ts', '@pagesmith/operations', 'A client is installed alone'],
  ['apps/server/src/b.ts', '../../../packages/accounts/src/a.ts', 'entered by its door'],
];
const statements = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n');
const otherFiles = {
  'packages/catalog/src/fine.ts': "import { fail } from '@pagesmith/kernel';\nexport const a = fail;\n",
  'apps/server/src/environment.ts': 'export const a = process.env.PORT;\n',
  'packages/kernel/src/long.ts': statements(260, (index) => `export const a${index} = ${index};`),
  'packages/kernel/src/deep.ts': `export function a(b: number[]) {\n${statements(60, (index) => `  b.push(${index});`)}\n}\n`,
};

const house = mkdtempSync(join(tmpdir(), 'pagesmith-direction-'));
const complaints = new Map<string, string>();

beforeAll(() => {
  for (const name of ['biome.json', 'biome.rooms.json', '.gitignore']) {
    copyFileSync(join(root, name), join(house, name));
  }
  const imports = forbidden.map(([path, specifier]) => [
    path,
    `import { a } from '${specifier}';\nexport const b = a;\n`,
  ]);
  for (const [path, text] of [...imports, ...Object.entries(otherFiles)] as [string, string][]) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
    const lint = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', path], {
      cwd: house,
      encoding: 'utf8',
    });
    complaints.set(path, lint.stdout + lint.stderr);
  }
});
afterAll(() => rmSync(house, { recursive: true }));

test.each(forbidden)('%s may not import %s, and the message says why: %s', (path, _specifier, why) => {
  expect(complaints.get(path)).toContain(why);
});

test('an import in the direction is allowed', () => {
  expect(complaints.get('packages/catalog/src/fine.ts')).not.toContain('noRestrictedImports');
});

test('only the configuration reads the environment', () => {
  expect(complaints.get('apps/server/src/environment.ts')).toContain('noProcessEnv');
});

test('a file that is too long and a function that is too long are refused', () => {
  expect(complaints.get('packages/kernel/src/long.ts')).toContain('noExcessiveLinesPerFile');
  expect(complaints.get('packages/kernel/src/deep.ts')).toContain('noExcessiveLinesPerFunction');
});

test('a text that lacks its French half does not compile', () => {
  const folder = join(root, 'reports/missing-french');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["."] }');
  const compile = (words: string) => {
    const program = `import type { Words } from '@pagesmith/kernel';\nexport const words: Words = ${words};\n`;
    writeFileSync(join(folder, 'a.ts'), program);
    return spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', folder], { encoding: 'utf8' });
  };
  expect(compile("{ en: 'Page', fr: 'Page' }").status).toBe(0);
  const missing = compile("{ en: 'Page' }");
  expect(missing.status).not.toBe(0);
  expect(missing.stdout).toContain("'fr' is missing");
});
