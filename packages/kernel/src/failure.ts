import type { Language, Words } from './language.ts';

/** A kind of failure, independent of any one case: all that the documentation needs to list it. */
export interface FailureKind {
  readonly code: string;
  readonly status: number;
  readonly title: Words;
}

/**
 * Thrown on purpose, and safe to show: a stable code, an HTTP status, and words in every language.
 * `cause` is for the log and is never sent. Anything else that is thrown is a bug.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly words: Words;
  /** Machine-readable facts sent along with the message, such as `totalPages`. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    kind: FailureKind,
    words: Words,
    { cause, facts = {} }: { cause?: unknown; facts?: Record<string, unknown> } = {},
  ) {
    super(words.en, { cause });
    this.kind = kind;
    this.words = words;
    this.facts = facts;
  }

  get code(): string {
    return this.kind.code;
  }

  get status(): number {
    return this.kind.status;
  }

  in(language: Language): string {
    return this.words[language];
  }
}

/** Throws where an expression is needed: `document.form ?? fail(failures.formAbsent())`. */
export function fail(failure: Failure): never {
  throw failure;
}

type Occasion = { cause?: unknown; facts?: Record<string, unknown> };
type Detail = Words | ((parameter: never) => Words);
interface Definition {
  readonly status: number;
  readonly title: Words;
  /** The message for one case; without it, the title is the message. */
  readonly detail?: Detail;
}

type Maker<D extends Definition> = FailureKind &
  (D['detail'] extends (parameter: infer P) => Words
    ? (parameter: P, occasion?: Occasion) => Failure
    : (occasion?: Occasion) => Failure);

/** A form may have thousands of fields. */
const acceptedMax = 100;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The part or form field that a failure is made with, what is accepted there, and the limit: told to programs too. */
function factsOf(parameter: unknown): Record<string, unknown> {
  const given = parameter as Readonly<Record<string, unknown>>;
  const { part, field } = given;
  const names = [given.accepted, given.choices, given.known].find(isNames);
  const limits = [given.limit, given.lengthMax, given.bytesMax, given.countMax];
  const most = limits.find((one) => typeof one === 'number');
  return {
    ...(typeof part === 'string' && { part }),
    ...(typeof field === 'string' && { field }),
    ...(names && { accepted: names.slice(0, acceptedMax) }),
    ...(most !== undefined && { limit: most }),
  };
}

const toCode = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A title may also serve as a message and end with a full stop; in a list it should not. */
const withoutFullStops = ({ en, fr }: Words): Words => ({
  en: en.replace(/\.$/, ''),
  fr: fr.replace(/\.$/, ''),
});

function defineFailure(name: string, definition: Definition) {
  const { status, title, detail = title } = definition;
  const kind: FailureKind = { code: toCode(name), status, title: withoutFullStops(title) };
  const make =
    typeof detail === 'function'
      ? (parameter: unknown, { cause, facts }: Occasion = {}) =>
          new Failure(kind, detail(parameter as never), {
            cause,
            facts: { ...factsOf(parameter), ...facts },
          })
      : (occasion?: Occasion) => new Failure(kind, detail, occasion);
  return Object.assign(make, kind);
}

/** All failures of a room in one list: `formAbsent` becomes a function that makes failures with the code `form_absent`. */
export function defineFailures<const D extends Record<string, Definition>>(
  definitions: D,
): { readonly [Name in keyof D]: Maker<D[Name]> } {
  const makers = Object.entries(definitions).map(([name, definition]) => [
    name,
    defineFailure(name, definition),
  ]);
  return Object.fromEntries(makers);
}
