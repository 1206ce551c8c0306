/** Where the public keys are that verify proofs of deletion (RFC 8615). */
export const proofKeysPath = '/.well-known/deletion-proof-keys.json';
