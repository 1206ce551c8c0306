// The objects of a regular file, read on demand. This reader refuses anything irregular; repairing is left to the object
// layer and to PDFium. Passwords are handled by the object layer.
export { findStart as startOfCrossReferences } from './cross-references.ts';
export { boundObjectLayer, decodeStream } from './decode-stream.ts';
export { type Decryption, decryptionBy, locksAttachmentsAlone } from './decrypt.ts';
export { GuardedBytes } from './guarded-bytes.ts';
export { ItemStack } from './item-stack.ts';
export { withKeyLength } from './key-length.ts';
export { loadObjects } from './load-objects.ts';
export { newRef } from './new-ref.ts';
export { dictOf, itemsOf, newDict } from './small-dict.ts';
