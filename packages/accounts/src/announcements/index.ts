// Mail to all customers: a coming version of a legal page, a new sub-processor, what they must know at once. In batches,
// once each; what was promised ahead is refused when it comes too late.
export type { Progress } from './mail-everybody.ts';
export { untoldSubProcessors } from './sub-processor.ts';
