import type { SampleFile } from '@pagesmith/operations';
import { addressOf, isFile, keyPlaceholder, type SampleSource } from './sample.ts';

const quoted = (text: string) =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

const partOf = ([name, value]: readonly [string, string | SampleFile]) =>
  isFile(value)
    ? `form.append(
  ${quoted(name)},
  new Blob([await readFile(${quoted(value.sample)})]),
  ${quoted(value.sample)},
);`
    : `form.append(${quoted(name)}, ${quoted(value)});`;

/** A module for Node.js, with nothing installed. */
export function javascriptSample(source: SampleSource): string {
  const { example, result } = source.operation;
  const isJson = result.kind === 'json';
  return [
    `import { ${isJson ? 'readFile' : 'readFile, writeFile'} } from 'node:fs/promises';`,
    '',
    'const form = new FormData();',
    ...example.parts.map(partOf),
    '',
    `const response = await fetch(${quoted(addressOf(source))}, {`,
    `  method: 'POST',`,
    `  headers: { 'x-api-key': ${quoted(keyPlaceholder)} },`,
    '  body: form,',
    '});',
    'if (!response.ok) {',
    '  throw new Error((await response.json()).error);',
    '}',
    isJson
      ? 'console.log(await response.json());'
      : `await writeFile(
  ${quoted(result.downloadName)},
  Buffer.from(await response.arrayBuffer()),
);`,
  ].join('\n');
}
