// What the books say of the files that customers keep: uploaded once for several calls, or results behind a link. The
// content lies sealed in the store, and only its row has the key.
export { fileFailures } from './failures.ts';
export { createFiles, type Files, type KeptFile } from './files.ts';
export { type StorageTerms, storageTermsOf } from './storage-terms.ts';
