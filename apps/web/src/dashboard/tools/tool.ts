import type { bulkFill, Operation, OperationId } from '@pagesmith/operations';

export type ToolId = OperationId | (typeof bulkFill)['id'];

/** An operation as the dashboard offers it, or bulk fill, which is described as one. */
export type Tool = Operation & { readonly id: ToolId };
