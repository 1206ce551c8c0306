import type { SampleFile } from '@pagesmith/operations';
import { addressOf, isFile, keyPlaceholder, type SampleSource } from './sample.ts';

/** In single quotes nothing is special to a shell but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** `--form-string` sends a text as it is; `-F` would read a leading @ or < as a file. */
const partOf = ([name, value]: readonly [string, string | SampleFile]) =>
  isFile(value) ? `-F ${quoted(`${name}=@${value.sample}`)}` : `--form-string ${quoted(`${name}=${value}`)}`;

export function curlSample(source: SampleSource): string {
  const { example, result } = source.operation;
  return [
    `curl ${quoted(addressOf(source))}`,
    `-H ${quoted(`x-api-key: ${keyPlaceholder}`)}`,
    ...example.parts.map(partOf),
    ...(result.kind === 'json' ? [] : [`-o ${quoted(result.downloadName)}`]),
  ].join(' \\\n  ');
}
