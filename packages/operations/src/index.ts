// The definitions of all operations: what goes in, what comes out and what can go wrong, with the words for it in both
// languages. No PDF engine is loaded, so the browser can use it; the work itself is behind `@pagesmith/operations/run`.
import type { Operation } from './define/index.ts';
import { definitions } from './registry.ts';

export * from './define/index.ts';
export {
  type Demonstration,
  demonstrationField,
  demonstrationLengthMax,
  demonstrations,
} from './demonstration.ts';
export { finishingOptions } from './finishing/options.ts';

export type OperationId = (typeof definitions)[number]['id'];

export type KnownOperation = Operation & { readonly id: OperationId };

/** Every operation, in the order of the documentation. */
export const operations: readonly KnownOperation[] = definitions.slice().sort((a, b) => a.order - b.order);
