import { type Given, givenOf, kebabCase } from './given.ts';
import { keyPlaceholder, type SampleSource } from './sample.ts';

/** In single quotes nothing is special to a shell but the quote itself; plain words need none. */
const quoted = (text: string) =>
  /^[\w./:,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** With our command line. */
export function cliSample(source: SampleSource): string {
  const { id, result } = source.operation;
  const given = givenOf(source);
  const files = given.filter(({ kind }) => kind.startsWith('file')).flatMap(textsOf);
  const words = ['pagesmith', id.replace(/-pdf$/, ''), ...files.map(quoted)].join(' ');
  return [
    `export PAGESMITH_URL=${quoted(source.publicUrl)}`,
    `export PAGESMITH_KEY=${keyPlaceholder}`,
    [
      words,
      ...given.filter(({ kind }) => !kind.startsWith('file')).flatMap(flagsOf),
      ...(result.kind === 'json' ? [] : [`-o ${quoted(result.downloadName)}`]),
    ].join(' \\\n  '),
  ].join('\n');
}

const textsOf = ({ values }: Given): string[] =>
  values.map(([, value]) => (typeof value === 'string' ? value : value.file));

function flagsOf(given: Given): string[] {
  const flag = `--${kebabCase(given.name)}`;
  if (given.kind === 'flag') return [flag];
  if (given.kind !== 'fields') return textsOf(given).map((text) => `${flag} ${quoted(text)}`);
  return given.values.map(([name, value]) => `--field ${quoted(`${name}=${value}`)}`);
}
