// Files in pieces: read by range where they lie, and written as they come. Nothing here knows what a PDF is, but for the
// streams whose data stays where it is until somebody asks for it.
export type { ByteSink } from './byte-sink.ts';
export { type ByteSource, inMemory, type PdfFile, sourceOf } from './byte-source.ts';
export { FileSource, type Seal } from './file-source.ts';
export { MemorySink } from './memory-sink.ts';
export {
  beginningOf,
  dataLengthOf,
  isSameData,
  readData,
  StoredStream,
  withSameData,
  writeData,
} from './stored-stream.ts';
