import { type Given, givenOf, snakeCase } from './given.ts';
import { keyPlaceholder, type SampleSource } from './sample.ts';

/** A JSON text is also a Python one. */
const quoted = (text: string) => JSON.stringify(text);

/** With our client for Python. */
export function pythonClientSample(source: SampleSource): string {
  const { id, result } = source.operation;
  return [
    'from pathlib import Path',
    'from pagesmith import Pagesmith',
    '',
    'pagesmith = Pagesmith(',
    `    ${quoted(source.publicUrl)},`,
    `    ${quoted(keyPlaceholder)},`,
    ')',
    `result = pagesmith.${snakeCase(id)}(`,
    ...givenOf(source).map((given) => `    ${snakeCase(given.name)}=${writtenOf(given)},`),
    ')',
    result.kind === 'json' ? 'print(result.data)' : `result.save(${quoted(result.downloadName)})`,
  ].join('\n');
}

function writtenOf({ kind, values }: Given): string {
  const written = values.map(([, value]) =>
    typeof value === 'string' ? quoted(value) : `Path(${quoted(value.file)})`,
  );
  if (kind === 'files') return `[${written.join(', ')}]`;
  if (kind === 'fields')
    return [
      '{',
      ...values.map(([name], index) => `        ${quoted(name)}: ${written[index]},`),
      '    }',
    ].join('\n');
  const [first = ''] = written;
  if (kind === 'flag') return first === '"true"' ? 'True' : 'False';
  return kind === 'number' ? first.slice(1, -1) : first;
}
