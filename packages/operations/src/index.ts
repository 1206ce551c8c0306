// The operations as definitions: what goes in, what comes out, what can go wrong, in words of both languages.
// Free of any PDF engine, so that the browser can load it; what they do is behind `@pagesmith/operations/run`.
import type { Operation } from './define/index.ts';
import { definitions } from './registry.ts';

export * from './define/index.ts';

export type OperationId = (typeof definitions)[number]['id'];

export type KnownOperation = Operation & { readonly id: OperationId };

/** Every operation, in the order of the documentation. */
export const operations: readonly KnownOperation[] = definitions.slice().sort((a, b) => a.order - b.order);
