// Proofs of deletion of the GDPR service: what a call received, that no stored copy of it is left, signed so that anybody
// can verify it. What lies where, and its destruction, is the server's.
export type { DeletionProof, ReceivedFiles } from './deletion-proof.ts';
export { createDeletionProofs, type DeletionProofs } from './deletion-proofs.ts';
export type { ProofFacts } from './read-proofs.ts';
export type { PublicKey } from './signed-statement.ts';
