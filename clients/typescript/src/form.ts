import { isReference, isRepeatable, type LocalFile } from './files.ts';
import { jsonOf } from './json.ts';
import { type FormEntry, formData, multipartOf } from './multipart.ts';
import type { OperationEntry, PartEntry } from './operation.ts';
import { type Piece, streamOf } from './stream.ts';

/** An operation's input, by the names of its parts and options. */
type Input = Readonly<Record<string, unknown>>;

/** What is sent: in pieces, or as a whole where no streams are sent. */
export interface Body {
  readonly contentType: string;
  readonly pieces: readonly Piece[];
  whole(): Promise<FormData | Blob>;
  /** Whether it could be sent a second time. */
  readonly isRepeatable: boolean;
}

/** A name that the API does not know is a mistake, also where no compiler has seen it. */
export function checkNames(id: string, { parts, options }: OperationEntry, input: Input): void {
  const known = [...Object.keys(parts), ...Object.keys(options)];
  const unknown = Object.keys(input).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new TypeError(`${id} does not take ${unknown}. It takes: ${known.join(', ')}.`);
}

/** A form; or JSON, if a file is elsewhere and has to be named. */
export function bodyOf(operation: OperationEntry, input: Input): Body {
  const given = Object.entries(operation.parts).filter(
    ([name, { kind }]) => kind !== 'path' && input[name] !== undefined,
  );
  const entries = given.flatMap(([name, part]) => entriesOf(name, part, input[name]));
  const repeatable = entries.every(
    ([, value]) => typeof value === 'string' || isRepeatable(value as LocalFile),
  );
  if (!entries.some(([, value]) => isReference(value))) {
    const form = entries as readonly FormEntry[];
    return { ...multipartOf(form), whole: () => formData(form), isRepeatable: repeatable };
  }
  const members = given.map(
    ([name, { kind }]): Input => (kind === 'parts' ? (input[name] as Input) : { [name]: input[name] }),
  );
  const pieces = jsonOf(Object.assign({}, ...members));
  const contentType = 'application/json';
  const whole = () => new Response(streamOf(pieces)).blob();
  return { contentType, pieces, whole, isRepeatable: repeatable };
}

function entriesOf(name: string, { kind }: PartEntry, value: unknown): [name: string, value: unknown][] {
  switch (kind) {
    case 'file':
      return [[name, value]];
    case 'files':
      return (value as readonly unknown[]).map((file) => [name, file]);
    case 'fields':
      return Object.entries(value as Input).flatMap(([field, given]) =>
        [given].flat().map((one): [string, unknown] => [field, String(one)]),
      );
    case 'parts':
      return Object.entries(value as Input).flatMap(([part, given]) =>
        [given].flat().map((one): [string, unknown] => [part, one]),
      );
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
