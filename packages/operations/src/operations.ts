import type { Operation } from './define/index.ts';
import { definitions } from './registry.ts';

export type OperationId = (typeof definitions)[number]['id'];

export type KnownOperation = Operation & { readonly id: OperationId };

/** Every operation, in the order of the documentation. */
export const operations: readonly KnownOperation[] = definitions.slice().sort((a, b) => a.order - b.order);
