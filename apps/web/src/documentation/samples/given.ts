import { isFile, type SampleSource } from './sample.ts';

type Value = string | { readonly file: string };

/** What the client of a language is given: the values of each part and option of the example, under its name. */
export interface Given {
  readonly name: string;
  readonly kind: 'files' | 'file' | 'fields' | 'number' | 'flag' | 'text';
  readonly values: readonly (readonly [name: string, value: Value])[];
}

/** The example as a client takes it: repeated parts together, form fields in one place, options among the parts. */
export function givenOf({ operation: { parts, options, example } }: SampleSource): Given[] {
  const taker = Object.keys(parts).find((name) => parts[name]?.kind === 'fields') ?? '';
  const given = new Map<string, Given['values']>();
  for (const [name, value] of example.parts) {
    const place = Object.hasOwn(parts, name) ? name : taker;
    const written: Value = isFile(value) ? { file: value.sample } : value;
    given.set(place, [...(given.get(place) ?? []), [name, written]]);
  }
  const chosen = Object.entries(example.options ?? {}).map(([name, value]): Given => {
    const kind = options[name]?.kind === 'flag' ? 'flag' : 'text';
    return { name, kind, values: [[name, value ?? '']] };
  });
  return [
    ...[...given].map(([name, values]): Given => ({ name, kind: kindOf(parts[name]?.kind), values })),
    ...chosen,
  ];
}

function kindOf(kind: string | undefined): Given['kind'] {
  if (kind === 'pdfs') return 'files';
  if (kind === 'pdf') return 'file';
  if (kind === 'page') return 'number';
  return kind === 'fields' ? 'fields' : 'text';
}

/** The name of an operation as the languages spell it. */
export const camelCase = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const kebabCase = (name: string): string => snakeCase(name).replaceAll('_', '-');
