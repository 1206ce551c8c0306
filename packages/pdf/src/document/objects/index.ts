// The objects of a regular file, read when they are asked for. What is irregular is left to the object layer and
// to PDFium, which repair; this reader only refuses. Passwords are the object layer's matter.
export { boundObjectLayer, decodeStream } from './decode-stream.ts';
export type { Decryption } from './decrypt.ts';
export { GuardedBytes } from './guarded-bytes.ts';
export { withKeyLength } from './key-length.ts';
export { loadObjects } from './load-objects.ts';
export { newRef } from './new-ref.ts';
