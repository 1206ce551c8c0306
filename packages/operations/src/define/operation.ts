import type { FailureKind, Language } from '@pagesmith/kernel';
import type { Options, OptionValuesOf, OptionWords, Parts, PartWords, ValuesOf } from './part.ts';
import type { Result } from './result.ts';

/** What people read about an operation, in one language. */
export interface OperationWords<P extends Parts, O extends Options> {
  readonly name: string;
  /** Its name where many stand close together. */
  readonly shortName: string;
  /** One sentence: what goes in, what comes out. */
  readonly summary: string;
  /** What a customer should know before relying on it. */
  readonly description: string;
  /** The verb on the button that runs it. */
  readonly action: string;
  /** Said when a call fails and nothing better is known. */
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
  /** Its folder, its address and its operationId in one. */
  readonly id: Id;
  /** Its place in the documentation and in every list. */
  readonly order: number;
  readonly group: 'form' | 'document';
  /** What its card is called where that differs from its address. */
  readonly cardName?: string;
  readonly parts: P;
  readonly options: O;
  /** A rule over several parts; throws a Failure. */
  check?(values: ValuesOf<P>): void;
  readonly result: R;
  /** What can go wrong here, beyond what can go wrong with any request. */
  readonly failures: Readonly<Record<string, FailureKind>>;
  readonly copy: Readonly<Record<Language, OperationWords<P, O>>>;
  readonly example: Example<O>;
  /** Dollars a call in the calculator; absent where the calculator has no row. */
  readonly listPriceUsd?: number;
  readonly isProTool: boolean;
  /** Its time depends on what stands on the pages, of which the size of a file tells nothing. */
  readonly isLong?: boolean;
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
