// What accounts keep on the disk, by their records. Where the files lie, and how much is free, is the server's.
export { storedBytesOf } from './stored-bytes.ts';
