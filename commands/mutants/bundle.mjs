import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { packagesStayOutside } from '../prepare/bundle-rooms.mjs';
import { root } from '../prepare/repository.mjs';

const source = join(root, 'packages/docx/src/');
const asked = join(root, 'commands/mutants/asked.mjs');
const imported = `import { look as lookAtThreshold, remembered, thresholds } from ${JSON.stringify(asked)};\n`;
const measure = /^export const (\w+) = (-?[\d_.]+);$/gm;
const measuresImport = /^import \{[^}]*\} from '[./\w-]*\bmeasures\.ts';$/gm;

/** The measures of a stage are its thresholds: each can be set from outside. */
function loosened(code, file) {
  const declared = (_, name, value) =>
    `export let ${name} = ${value};\nthresholds.push({ file: '${file}', name: '${name}', value: ${value}, set: (other) => { ${name} = other; } });`;
  return imported + code.replaceAll(measure, declared);
}

/** Tells which thresholds are looked at while a question is answered. */
function watched(code) {
  const statements = code.match(measuresImport) ?? [];
  if (statements.length === 0) return code;
  const names = statements.flatMap((statement) => statement.match(/\w+(?=[^{}]*\})/g) ?? []);
  const use = new RegExp(`(?<![.\\w'"\`])(${names.join('|')})(?![\\w'":])`, 'g');
  const others = code.replaceAll(measuresImport, '').replaceAll(use, "(lookAtThreshold('$1'), $1)");
  return [imported, ...statements, others].join('\n');
}

/** What a page holds does not depend on the thresholds, so each is drawn and read once. */
const once = (code) =>
  imported +
  code.replace(
    /^export (async )?function (readPage|drawnPages|taggedPdf)\(/m,
    'export const $2 = (...from) => remembered("$2", () => afresh(...from));\n$1function afresh(',
  );

/** Those about whole pages, and those that a stage asks beside its measures about a part of itself. */
const isQuestions = (file) => /^questions\/.*\.test\.ts$|\/[\w-]*measures\.test\.ts$/.test(file);

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
    load(/(read-page|questions\/drawn-pages|tagged-pdf)\.ts$/, once);
    load(/packages\/docx\/src\/.*\.ts$/, watched);
  },
};

/** The questions, and whatever they ask, in one file. */
export async function bundleQuestions(outfile) {
  const tests = readdirSync(source, { recursive: true }).filter(isQuestions).sort();
  const entry = [...tests.map((name) => `import './${name}';`), `export * from ${JSON.stringify(asked)};`];
  await build({
    stdin: { contents: entry.join('\n'), resolveDir: source, sourcefile: 'all.ts' },
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
