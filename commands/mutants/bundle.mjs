import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { packagesStayOutside } from '../prepare/bundle-rooms.mjs';
import { root } from '../prepare/repository.mjs';

const source = join(root, 'packages/docx/src/');
const folder = join(source, 'questions/');
const asked = join(root, 'commands/mutants/asked.mjs');
const imported = `import { look, remembered, thresholds } from ${JSON.stringify(asked)};\n`;
const measure = /^export const (\w+) = (-?[\d_.]+);$/gm;
const measuresImport = /^import \{([^}]*)\} from '[./]*measures\.ts';$/m;

/** The measures of a stage are its thresholds: each can be set from outside. */
function loosened(code, file) {
  const declared = (_, name, value) =>
    `export let ${name} = ${value};\nthresholds.push({ file: '${file}', name: '${name}', value: ${value}, set: (other) => { ${name} = other; } });`;
  return imported + code.replaceAll(measure, declared);
}

/** Tells which thresholds are looked at while a question is answered. */
function watched(code) {
  const [statement, names = ''] = measuresImport.exec(code) ?? [];
  if (statement === undefined) return code;
  const use = new RegExp(`(?<![.\\w'"\`-])(${names.match(/\w+/g).join('|')})(?![\\w'":])`, 'g');
  const [before, after] = code.split(statement).map((part) => part.replaceAll(use, "(look('$1'), $1)"));
  return imported + before + statement + after;
}

/** What a page holds does not depend on the thresholds, so each is read once. */
const readOnce = (code) =>
  imported +
  code.replace(
    'export function readPage(',
    'export const readPage = (document, page) => remembered(page, () => readAfresh(document, page));\nfunction readAfresh(',
  );

const changed = {
  name: 'changed',
  setup({ onLoad, onResolve }) {
    const load = (filter, change) =>
      onLoad({ filter }, ({ path }) => ({
        contents: change(readFileSync(path, 'utf8'), relative(source, path)),
        loader: 'ts',
      }));
    onResolve({ filter: /^vitest$/ }, () => ({ path: asked }));
    load(/packages\/docx\/src\/.*\/measures\.ts$/, loosened);
    load(/packages\/docx\/src\/.*\.ts$/, watched);
    load(/packages\/pdf\/src\/reading\/read-page\.ts$/, readOnce);
  },
};

/** The questions, and whatever they ask, in one file. */
export async function bundleQuestions(outfile) {
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const entry = [...tests.map((name) => `import './${name}';`), `export * from ${JSON.stringify(asked)};`];
  await build({
    stdin: { contents: entry.join('\n'), resolveDir: folder, sourcefile: 'all.ts' },
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [changed, packagesStayOutside],
  });
}
