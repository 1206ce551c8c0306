import type { CalledStep } from '@pagesmith/accounts';
import {
  type BulkTask,
  type KnownOperation,
  type ReceivedPart,
  type Result,
  readOptions,
  readParts,
  type StepTask,
} from '@pagesmith/operations';
import { scopesFor } from './authenticate.ts';
import type { PlannedRows } from './bulk/planned-rows.ts';
import { inputKindsOf, type KindOf } from './inputs/input-kind.ts';
import type { Upload } from './upload.ts';

/** What one address of the API does with the files it is sent: an operation, a pipeline of several, or many of one. */
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
  /** Whether it goes on as a job even if nobody asks for that. */
  readonly isJob?: boolean | undefined;
  /** How the properties of a JSON body become parts. */
  readonly kindOf: KindOf;
  /** Adds what the request does not say itself. */
  complete(upload: Upload, call: CompletedCall): Promise<Upload>;
  /** Throws whatever is wrong with the request. */
  plan(parts: readonly ReceivedPart[], query: Readonly<Record<string, string>>): PlannedCall;
}

/** What it takes to complete a request. */
export interface CompletedCall {
  readonly accountId: string;
  readonly query: Readonly<Record<string, string>>;
  /** Has an engine look into the files of the request: what it says of them, and the file that it made. */
  look(bulk: BulkTask, upload: Upload): Promise<{ readonly told: unknown; readonly path: string }>;
}

/** A request that has been read: what an engine is to do, and what comes of it. */
export interface PlannedCall {
  readonly steps: readonly StepTask[];
  /** Of a pipeline: the place of the step whose result is the answer. */
  readonly answer?: number | undefined;
  readonly result: Result;
  /** Of a pipeline: what it is charged for. */
  readonly called?: readonly CalledStep[] | undefined;
  /** How often it is done and charged, if not once. */
  readonly times?: number | undefined;
  /** In place of steps: a task for an engine, and how long it may take, in calls. */
  readonly bulk?: BulkTask | undefined;
  readonly fileCount?: number | undefined;
  /** In place of steps: a table, which is filled in turns. */
  readonly rows?: PlannedRows | undefined;
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
