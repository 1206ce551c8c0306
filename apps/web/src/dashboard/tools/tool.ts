import type { Operation, OperationId } from '@pagesmith/operations';

/** An operation as the dashboard offers it. */
export type Tool = Operation & { readonly id: OperationId };
