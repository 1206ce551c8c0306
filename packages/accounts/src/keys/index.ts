// API keys: made, checked, kept encrypted, and found by what a caller presents. What a call costs is not known here.
export { type KeyChanger, keysPerAccountMax } from './change-keys.ts';
export { restoreKey } from './delete-key.ts';
export { keyFailures } from './failures.ts';
export { type FoundKey, findKey, findOwnKey, hashesOf, type KeyRefusal, type KeyUse } from './find-key.ts';
export { type ManagedKeys, type ManagingKey, manageKeys } from './manage-keys.ts';
export { noteKeyUse } from './note-use.ts';
export { pinApiVersion } from './pin-version.ts';
export { rotateKey } from './rotate-key.ts';
