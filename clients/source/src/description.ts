import type { Language } from '@pagesmith/kernel';
import type { SampleFile } from '@pagesmith/operations';
import type { JsonSchema } from './schema.ts';

type InBoth = Readonly<Record<Language, string>>;

/** What a client needs to know of the API, as data that could be written as JSON. */
export interface ApiDescription {
  readonly version: string;
  /** Pipelines are called like any of them. */
  readonly operations: readonly OperationDescription[];
  /** Of every answer that is not a success. */
  readonly problemCodes: readonly string[];
  readonly pipeline: JsonSchema;
  readonly problem: JsonSchema;
  readonly job: JsonSchema;
  readonly report: JsonSchema;
  /** What the `data` of each webhook event holds. */
  readonly events: Readonly<Record<string, JsonSchema>>;
}

export interface OperationDescription {
  readonly id: string;
  readonly name: InBoth;
  readonly summary: InBoth;
  readonly description: InBoth;
  readonly parts: readonly PartDescription[];
  readonly options: readonly OptionDescription[];
  readonly result: ResultDescription;
  readonly example: {
    readonly parts: readonly (readonly [name: string, value: string | SampleFile])[];
    readonly options: Readonly<Record<string, string>>;
  };
}

export interface PartDescription {
  readonly name: string;
  /**
   * `fields` are all parts that have no name of their own; `parts` are too, and may be files; `pairs` is a list of old
   * and new names, sent as JSON; `pipeline` is JSON too.
   */
  readonly kind: 'file' | 'files' | 'text' | 'integer' | 'choice' | 'fields' | 'pairs' | 'pipeline' | 'parts';
  readonly isRequired: boolean;
  readonly choices?: readonly string[];
  readonly countMin?: number;
  readonly countMax?: number;
  readonly help: InBoth;
}

export interface OptionDescription {
  readonly name: string;
  readonly kind: 'flag' | 'choice';
  readonly choices?: readonly string[];
  readonly help: InBoth;
}

export type ResultDescription =
  | { readonly kind: 'file'; readonly mediaType: string; readonly downloadName: string }
  | { readonly kind: 'json'; readonly mediaType: string; readonly schema: JsonSchema }
  /** A file or JSON: the answer says which. */
  | { readonly kind: 'any' };
