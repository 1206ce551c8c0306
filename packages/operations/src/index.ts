// The operations as definitions: what goes in, what comes out, what can go wrong, in words of both languages.
// Free of any PDF engine, so that the browser can load it; what they do is behind `@pagesmith/operations/run`.
import type { Operation } from './define/index.ts';
import { definitions } from './registry.ts';

export * from './define/index.ts';

export type OperationId = (typeof definitions)[number]['id'];

/** Every operation, in the order of the documentation. */
export const operations: readonly (Operation & { readonly id: OperationId })[] = definitions
  .slice()
  .sort((a, b) => a.order - b.order);
