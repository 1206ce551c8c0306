import type { FailureKind, Language } from '@pagesmith/kernel';
import type { Options, OptionValuesOf, OptionWords, Parts, PartWords, ValuesOf } from './part.ts';
import type { Result } from './result.ts';

/** What people read about an operation, in one language. */
export interface OperationWords<P extends Parts, O extends Options> {
  readonly name: string;
  /** A shorter name for places where many operations are listed close together. */
  readonly shortName: string;
  /** One sentence: what goes in, what comes out. */
  readonly summary: string;
  /** What a customer should know before relying on it. */
  readonly description: string;
  /** The verb on the button that runs it. */
  readonly action: string;
  /** The message when a call fails and there is nothing more precise to say. */
  readonly failed: string;
  readonly parts: { readonly [Name in keyof P]: PartWords };
  readonly options: { readonly [Name in keyof O]: OptionWords<O[Name]> };
}

/** A file of `samples/` in an example. */
export interface SampleFile {
  readonly sample: string;
}

export interface Example<O extends Options> {
  readonly parts: readonly (readonly [name: string, value: string | SampleFile])[];
  readonly options?: { readonly [Name in keyof O]?: string };
}

export interface Operation<
  P extends Parts = Parts,
  O extends Options = Options,
  R extends Result = Result,
  Id extends string = string,
> {
  /** Also its folder, its address and its operationId. */
  readonly id: Id;
  /** Its place in the documentation and in every list. */
  readonly order: number;
  readonly group: 'form' | 'document';
  /** The name on its card, if different from the id. */
  readonly cardName?: string;
  readonly parts: P;
  readonly options: O;
  /** Checks rules that involve several parts; throws a Failure. */
  check?(values: ValuesOf<P>): void;
  readonly result: R;
  /** What can go wrong, in addition to what can go wrong with any request. */
  readonly failures: Readonly<Record<string, FailureKind>>;
  readonly copy: Readonly<Record<Language, OperationWords<P, O>>>;
  readonly example: Example<O>;
  /** The price per call in the calculator, in dollars; without it the calculator has no row. */
  readonly listPriceUsd?: number;
  readonly isProTool: boolean;
  /** How long it takes depends on what is on the pages, which the size of the file does not tell. */
  readonly isLong?: boolean;
  /** The option with which a page takes many times as long. */
  readonly slowOption?: keyof O & string;
}

export function defineOperation<
  const Id extends string,
  P extends Parts,
  R extends Result,
  O extends Options = Record<never, never>,
>(operation: Omit<Operation<P, O, R, Id>, 'options'> & { readonly options?: O }): Operation<P, O, R, Id> {
  return { ...operation, options: operation.options ?? ({} as O) };
}

export const sample = (name: string): SampleFile => ({ sample: name });

export type InputOf<D extends Operation> = ValuesOf<D['parts']>;
export type OptionsOf<D extends Operation> = OptionValuesOf<D['options']>;
