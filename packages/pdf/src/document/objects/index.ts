// The objects of a regular file, read when they are asked for. What is irregular or encrypted is left to the
// object layer and to PDFium, which repair; this reader only refuses.
export { decodeStream } from './decode-stream.ts';
export { loadObjects } from './load-objects.ts';
