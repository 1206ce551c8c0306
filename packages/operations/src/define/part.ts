import type { Words } from '@pagesmith/kernel';

/** An uploaded file: a path in the spool, or bytes in memory. The name it was uploaded under is never used as a path. */
export interface UploadedFile {
  /** The part it came in, so that a failure can name it. */
  readonly part: string;
  readonly source: string | Uint8Array;
  /** Which of several files of the part it is, from 1. */
  readonly place?: { readonly number: number; readonly count: number };
}

export type UploadedPdf = UploadedFile;

/** One part of a multipart request as it came over the wire. */
export interface ReceivedPart {
  readonly name: string;
  /** The text of a plain part, or where the file is. */
  readonly content: string | { readonly source: string | Uint8Array };
}

export type PartKind =
  | 'pdf'
  | 'pdfs'
  | 'text'
  | 'pages'
  | 'page'
  | 'choice'
  | 'renames'
  | 'fields'
  | 'rows'
  | 'json'
  | 'forms';

/** One part of an operation's request: what it accepts, and how its value is read. */
export interface Part<Value = unknown> {
  readonly kind: PartKind;
  readonly isRequired: boolean;
  readonly countMin?: number;
  readonly countMax?: number;
  readonly lengthMax?: number;
  readonly choices?: readonly string[];
  /** Turns the received parts of this name, in order, into the value that the runner gets. */
  read(name: string, received: readonly ReceivedPart[]): Value;
}

export type Parts = Readonly<Record<string, Part>>;
export type ValuesOf<P extends Parts> = { readonly [Name in keyof P]: ReturnType<P[Name]['read']> };

/** A query parameter. Options are not parts because in /fill-pdf any part name may be a form field. */
export type Option<Value = unknown> = FlagOption<Value> | ChoiceOption<string, Value>;

export interface FlagOption<Value = boolean> {
  readonly kind: 'flag';
  read(name: string, text: string | undefined): Value;
}

export interface ChoiceOption<Choice extends string = string, Value = Choice | undefined> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Of an option that takes several of its values, separated by commas: the one that stands only by itself. */
  readonly alone?: Choice;
  read(name: string, text: string | undefined): Value;
}

export type Options = Readonly<Record<string, Option>>;
export type OptionValuesOf<O extends Options> = { readonly [Name in keyof O]: ReturnType<O[Name]['read']> };

export interface PartWords {
  readonly label: string;
  readonly help: string;
  /** Display names for the values of a choice; a value without one is shown as it is sent. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A choice also needs names for its values, and one for choosing none. */
export type OptionWords<O extends Option> = PartWords &
  (O extends ChoiceOption<infer Choice>
    ? { readonly none: string; readonly choices: Readonly<Record<Choice, string>> }
    : { readonly none?: string });

/**
 * With what a message begins that was found while the part was worked on. A form shows it at the part, without this. What
 * follows is a sentence of its own: in French, none begins behind a colon.
 */
export const partPrefix = (part: string): Words => ({
  en: `Part ${part}: `,
  fr: `Partie «\u00a0${part}\u00a0». `,
});

/** With what such a message ends where the part has several files; nothing where it has one. */
export function placeSuffix(place: UploadedFile['place']): Words {
  if (place === undefined) return { en: '', fr: '' };
  const { number, count } = place;
  return { en: ` This is file ${number} of ${count}.`, fr: ` Il s’agit du fichier ${number} sur ${count}.` };
}

export const isFileKind = (kind: PartKind): boolean => kind === 'pdf' || kind === 'pdfs' || kind === 'forms';
