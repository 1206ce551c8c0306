// One document made of pages of others: merge, insert, remove, extract and replace are calls to `assemble`.
// It copies what the chosen pages reach, and merges and prunes what stands around them.
export { type AssembledPage, assemble, type Rotation } from './assemble.ts';
