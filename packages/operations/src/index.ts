// The definitions of all operations: what goes in, what comes out and what can go wrong, with the words for it in both
// languages; and pipelines, which are lists of them. No PDF engine is loaded, so the browser can use it; the work itself
// is behind `@pagesmith/operations/run`.
export * from './bulk/index.ts';
export * from './define/index.ts';
export {
  type Demonstration,
  demonstrationField,
  demonstrationLengthMax,
  demonstrations,
  sampleIn,
} from './demonstration.ts';
export { finishingOptions } from './finishing/options.ts';
export { type KnownOperation, type OperationId, operations } from './operations.ts';
export * from './pipelines/index.ts';
