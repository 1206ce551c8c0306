import type { CalledStep } from '@pagesmith/accounts';
import {
  type KnownOperation,
  type ReceivedPart,
  type Result,
  readOptions,
  readParts,
  type StepTask,
} from '@pagesmith/operations';
import { scopesFor } from './authenticate.ts';
import { inputKindsOf, type KindOf } from './inputs/input-kind.ts';
import type { Upload } from './upload.ts';

/** What one address of the API does with the files it is sent: an operation, or a pipeline of several. */
export interface Callable {
  /** How the log names it. */
  readonly id: string;
  readonly endpoint: string;
  readonly isProTool: boolean;
  readonly isLong?: boolean | undefined;
  /** Of which a key needs one to come in. */
  readonly scopes: readonly string[];
  /** Whether what it costs is known only once the request is read. */
  readonly stepsFollow: boolean;
  /** How the properties of a JSON body become parts. */
  readonly kindOf: KindOf;
  /** Adds what the request does not say itself. */
  complete(upload: Upload, accountId: string): Promise<Upload>;
  /** Throws whatever is wrong with the request. */
  plan(parts: readonly ReceivedPart[], query: Readonly<Record<string, string>>): PlannedCall;
}

/** A request that has been read: what an engine is to do, and what comes of it. */
export interface PlannedCall {
  readonly steps: readonly StepTask[];
  /** Of a pipeline: the place of the step whose result is the answer. */
  readonly answer?: number | undefined;
  readonly result: Result;
  /** Of a pipeline: what it is charged for. */
  readonly called?: readonly CalledStep[] | undefined;
}

export const operationCall = (operation: KnownOperation): Callable => ({
  id: operation.id,
  endpoint: `/${operation.id}`,
  isProTool: operation.isProTool,
  isLong: operation.isLong,
  scopes: scopesFor(operation.id),
  stepsFollow: false,
  kindOf: inputKindsOf(operation),
  complete: async (upload) => upload,
  plan: (parts, query) => {
    const input = readParts(operation, parts);
    const options = readOptions(operation, query);
    return { steps: [{ operation: operation.id, input, options }], result: operation.result };
  },
});
