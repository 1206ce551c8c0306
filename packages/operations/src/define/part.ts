/** A file that arrived: in the spool as a path, or already in memory. Its own name is never used as a path. */
export interface UploadedPdf {
  /** The part it came in, so that a failure can name it. */
  readonly part: string;
  readonly source: string | Uint8Array;
}

/** One part of a multipart request as it came over the wire. */
export interface ReceivedPart {
  readonly name: string;
  /** Text of a plain part, or the place of a file. */
  readonly content: string | { readonly source: string | Uint8Array };
}

export type PartKind = 'pdf' | 'pdfs' | 'text' | 'pages' | 'page' | 'choice' | 'renames' | 'fields';

/** One part of an operation's request: what it accepts, and how its value is read. */
export interface Part<Value = unknown> {
  readonly kind: PartKind;
  readonly isRequired: boolean;
  readonly countMin?: number;
  readonly countMax?: number;
  readonly lengthMax?: number;
  readonly choices?: readonly string[];
  /** From the received parts of its name, in their order, to the value the runner gets. */
  read(name: string, received: readonly ReceivedPart[]): Value;
}

export type Parts = Readonly<Record<string, Part>>;
export type ValuesOf<P extends Parts> = { readonly [Name in keyof P]: ReturnType<P[Name]['read']> };

/** A query parameter beyond the specification: in /fill-pdf every part name may be a form field. */
export type Option<Value = unknown> = FlagOption<Value> | ChoiceOption<string, Value>;

export interface FlagOption<Value = boolean> {
  readonly kind: 'flag';
  read(name: string, text: string | undefined): Value;
}

export interface ChoiceOption<Choice extends string = string, Value = Choice | undefined> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  read(name: string, text: string | undefined): Value;
}

export type Options = Readonly<Record<string, Option>>;
export type OptionValuesOf<O extends Options> = { readonly [Name in keyof O]: ReturnType<O[Name]['read']> };

export interface PartWords {
  readonly label: string;
  readonly help: string;
  /** What each value of a choice is called; one without a name is shown as it is sent. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Of a choice also what each is called, and what it is called to choose none. */
export type OptionWords<O extends Option> = PartWords &
  (O extends ChoiceOption<infer Choice>
    ? { readonly none: string; readonly choices: Readonly<Record<Choice, string>> }
    : { readonly none?: string });

export const isFileKind = (kind: PartKind): boolean => kind === 'pdf' || kind === 'pdfs';
