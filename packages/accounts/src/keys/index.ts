// API keys: made, checked, kept encrypted, and found by what a caller presents. What a call costs is not known here.
export { keysPerAccountMax } from './change-keys.ts';
export { restoreKey } from './delete-key.ts';
export { type FoundKey, findKey, findOwnKey } from './find-key.ts';
export { keyNameLengthMax } from './key-data.ts';
