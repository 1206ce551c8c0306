import type { FileInput } from './files.ts';
import type { FormEntry } from './multipart.ts';
import type { OperationEntry, PartEntry } from './operation.ts';

/** An operation's input, by the names of its parts and options. */
type Input = Readonly<Record<string, unknown>>;

/** A name that the API does not know is a mistake, also where no compiler has seen it. */
export function checkNames(id: string, { parts, options }: OperationEntry, input: Input): void {
  const known = [...Object.keys(parts), ...Object.keys(options)];
  const unknown = Object.keys(input).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new TypeError(`${id} does not take ${unknown}. It takes: ${known.join(', ')}.`);
}

/** The parts of the form, as the API takes them. */
export const formOf = (operation: OperationEntry, input: Input): FormEntry[] =>
  Object.entries(operation.parts).flatMap(([name, part]) =>
    input[name] === undefined ? [] : entriesOf(name, part, input[name]),
  );

function entriesOf(name: string, { kind }: PartEntry, value: unknown): FormEntry[] {
  switch (kind) {
    case 'file':
      return [[name, value as FileInput]];
    case 'files':
      return (value as readonly FileInput[]).map((file) => [name, file]);
    case 'fields':
      return Object.entries(value as Input).flatMap(([field, given]): FormEntry[] =>
        (Array.isArray(given) ? given : [given]).map((one) => [field, String(one)]),
      );
    case 'parts':
      return Object.entries(
        value as Readonly<Record<string, string | FileInput | readonly FileInput[]>>,
      ).flatMap(([part, given]) => [given].flat().map((one): FormEntry => [part, one as string | FileInput]));
    case 'pairs':
    case 'pipeline':
      return [[name, JSON.stringify(value)]];
    default:
      return [[name, String(value)]];
  }
}

/** The options, for the address. */
export function queryOf(operation: OperationEntry, input: Input): URLSearchParams {
  const given = Object.keys(operation.options).filter((name) => input[name] !== undefined);
  return new URLSearchParams(given.map((name): [string, string] => [name, String(input[name])]));
}
