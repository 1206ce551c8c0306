import { addressOf, isFile, keyPlaceholder, type SampleSource } from './sample.ts';

/** A JSON text is also a Python one. */
const quoted = (text: string) => JSON.stringify(text);

const listOf = (name: string, items: readonly string[]) =>
  items.length === 0 ? [] : [`    ${name}=[`, ...items.map((item) => `        ${item},`), '    ],'];

/** With the package requests. */
export function pythonSample(source: SampleSource): string {
  const { example, result } = source.operation;
  const files = example.parts.flatMap(([name, value]) =>
    isFile(value) ? [`(${quoted(name)}, open(${quoted(value.sample)}, "rb"))`] : [],
  );
  const texts = example.parts.flatMap(([name, value]) =>
    isFile(value) ? [] : [`(${quoted(name)}, ${quoted(value)})`],
  );
  return [
    'import requests',
    '',
    'response = requests.post(',
    `    ${quoted(addressOf(source))},`,
    `    headers={"x-api-key": ${quoted(keyPlaceholder)}},`,
    ...listOf('files', files),
    ...listOf('data', texts),
    ')',
    'if not response.ok:',
    '    raise RuntimeError(response.json()["error"])',
    ...(result.kind === 'json'
      ? ['print(response.json())']
      : [`with open(${quoted(result.downloadName)}, "wb") as output:`, '    output.write(response.content)']),
  ].join('\n');
}
