import type { Language } from '@pagesmith/kernel';
import type { SampleFile } from '@pagesmith/operations';
import type { Method } from './open-api.ts';
import type { JsonSchema } from './schema.ts';

export type InBoth = Readonly<Record<Language, string>>;

/** What a client needs to know of the API, as data that could be written as JSON. */
export interface ApiDescription {
  readonly version: string;
  /** Everything that takes files: pipelines and uploads are called like any operation. */
  readonly operations: readonly OperationDescription[];
  /** Everything else: asked with values, answered in JSON. */
  readonly routes: readonly RouteDescription[];
  /** The shapes that answers share, by name. */
  readonly shapes: Readonly<Record<string, JsonSchema>>;
  /** Of every answer that is not a success. */
  readonly problemCodes: readonly string[];
  /** What the `data` of each webhook event holds. */
  readonly events: Readonly<Record<string, JsonSchema>>;
}

export interface OperationDescription {
  readonly id: string;
  readonly path: string;
  /** Whether it is a call: metered, and possible as a job, as a link and as a delivery. */
  readonly isCall: boolean;
  /** Whether its answer is a job, even if nobody asks for one. */
  readonly isJob: boolean;
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
   * and new names, sent as JSON; `pipeline` is JSON too; `path` stands in the address.
   */
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
  readonly help: InBoth;
}

export interface OptionDescription {
  readonly name: string;
  /** Of `choices` several may be taken. */
  readonly kind: 'flag' | 'choice' | 'choices';
  readonly choices?: readonly string[];
  readonly help: InBoth;
}

export type ResultDescription =
  | { readonly kind: 'file'; readonly mediaType: string; readonly downloadName: string }
  | { readonly kind: 'json'; readonly mediaType: string; readonly schema: JsonSchema }
  /** A file or JSON: the answer says which. */
  | { readonly kind: 'any' };

export interface RouteDescription {
  readonly id: string;
  readonly method: Method;
  /** With the names of its values in braces: `/keys/{id}`. */
  readonly path: string;
  readonly summary: InBoth;
  readonly values: readonly ValueDescription[];
  /** Undefined for an answer without content. */
  readonly answer?: JsonSchema | 'file';
  /** A body that works. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** What a route takes, wherever it stands. */
export interface ValueDescription {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  /** How it is written where there is no JSON; `json` for what cannot be. */
  readonly kind: 'text' | 'number' | 'flag' | 'texts' | 'json';
  readonly isRequired: boolean;
  /** Whether null is a value, unlike leaving it out. */
  readonly isNullable: boolean;
  readonly choices?: readonly string[];
  readonly schema: JsonSchema;
  readonly help: InBoth;
}
