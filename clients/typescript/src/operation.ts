/** What the client knows of an operation at run time. */
export interface OperationEntry {
  /** With the names of its values in braces. */
  readonly path: string;
  /** Whether it is metered, and possible as a job, as a link and as a delivery. */
  readonly isCall: boolean;
  /** Whether its answer is a job, even if nobody asks for one. */
  readonly isJob: boolean;
  readonly parts: Readonly<Record<string, PartEntry>>;
  readonly options: Readonly<Record<string, OptionEntry>>;
  readonly result:
    | { readonly kind: 'file'; readonly mediaType: string; readonly downloadName: string }
    | { readonly kind: 'json' }
    /** One or the other: the answer says which. */
    | { readonly kind: 'any' };
}

export interface PartEntry {
  readonly kind:
    | 'file'
    | 'files'
    | 'text'
    | 'integer'
    | 'choice'
    | 'fields'
    | 'pairs'
    | 'pipeline'
    | 'parts'
    | 'path';
  readonly isRequired: boolean;
  readonly choices?: readonly string[];
  readonly countMin?: number;
  readonly countMax?: number;
}

export interface OptionEntry {
  /** Of `choices` several may be taken. */
  readonly kind: 'flag' | 'choice' | 'choices';
  readonly choices?: readonly string[];
}

export type OperationTable = Readonly<Record<string, OperationEntry>>;
