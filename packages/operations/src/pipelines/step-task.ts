import type { OperationId } from '../operations.ts';

/** One operation for an engine, on values that its definition has read. */
export interface StepTask {
  readonly operation: OperationId;
  readonly input: unknown;
  readonly options: unknown;
  /** The earlier steps whose results it takes, by their place in the list. */
  readonly takes?: readonly number[];
}
