import { camelCase, type Given, givenOf } from './given.ts';
import { keyPlaceholder, type SampleSource } from './sample.ts';

const quoted = (text: string) =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

/** With our client for Node.js, as a module that needs no compiler. */
export function typescriptClientSample(source: SampleSource): string {
  const { id, result } = source.operation;
  const isJson = result.kind === 'json';
  return [
    "import { Pagesmith } from '@pagesmith/client';",
    `import { ${isJson ? 'openFile' : 'openFile, saveFile'} } from '@pagesmith/client/node';`,
    '',
    'const pagesmith = new Pagesmith({',
    `  url: ${quoted(source.publicUrl)},`,
    `  key: ${quoted(keyPlaceholder)},`,
    '});',
    `const result = await pagesmith.${camelCase(id)}({`,
    ...givenOf(source).map((given) => `  ${given.name}: ${writtenOf(given)},`),
    '});',
    isJson ? 'console.log(result.data);' : `await saveFile(result, ${quoted(result.downloadName)});`,
  ].join('\n');
}

function writtenOf({ kind, values }: Given): string {
  const written = values.map(([, value]) =>
    typeof value === 'string' ? quoted(value) : `await openFile(${quoted(value.file)})`,
  );
  if (kind === 'files') return `[${written.join(', ')}]`;
  if (kind === 'fields')
    return ['{', ...values.map(([name], index) => `    ${keyOf(name)}: ${written[index]},`), '  }'].join(
      '\n',
    );
  const [first = ''] = written;
  return kind === 'number' || kind === 'flag' ? first.slice(1, -1) : first;
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
