// The part of n8n's interface that the node uses, as its documentation for community nodes describes it. n8n itself is under a
// licence that we do not build on.

export interface Property {
  readonly displayName: string;
  readonly name: string;
  readonly type:
    | 'string'
    | 'number'
    | 'boolean'
    | 'options'
    | 'multiOptions'
    | 'json'
    | 'collection'
    | 'fixedCollection';
  readonly default: Value;
  readonly description?: string;
  readonly required?: boolean;
  readonly noDataExpression?: boolean;
  readonly placeholder?: string;
  readonly typeOptions?: { readonly multipleValues?: boolean; readonly password?: boolean };
  readonly options?: readonly (Choice | Property | Group)[];
  readonly displayOptions?: { readonly show: Readonly<Record<string, readonly string[]>> };
}

type Value = string | number | boolean | readonly string[] | object;

export interface Choice {
  readonly name: string;
  readonly value: string;
  readonly description?: string;
  /** What the node is called once this is chosen. */
  readonly action?: string;
}

/** What a fixed collection repeats. */
export interface Group {
  readonly displayName: string;
  readonly name: string;
  readonly values: readonly Property[];
}

interface Binary {
  readonly fileName?: string;
}

interface InputItem {
  readonly json: Readonly<Record<string, unknown>>;
  readonly binary?: Readonly<Record<string, Binary>>;
}

export interface Item extends InputItem {
  /** The one that it was made from. */
  readonly pairedItem?: { readonly item: number };
}

/** What a node is given to work with. */
export interface Execution {
  getInputData(): readonly InputItem[];
  getNodeParameter(name: string, item: number, fallback?: unknown): unknown;
  getCredentials(type: string): Promise<unknown>;
  continueOnFail(): boolean;
  readonly helpers: {
    getBinaryDataBuffer(item: number, property: string): Promise<Uint8Array>;
    prepareBinaryData(content: Buffer, name: string, mediaType: string): Promise<Binary>;
  };
}
