// What accounts keep in the store, by their records. Where the files lie, and how much is free, is the server's.
export { storeIdIn, storeIdOf } from './store-id.ts';
export { storedBytesOf } from './stored-bytes.ts';
