/** What a call of the GDPR service received, until it is proven that nothing of it is left. */
export interface ReceivedFiles {
  /** SHA-256 of each file, in the order in which they came; null when the process died before it could say. */
  readonly filesSha256: readonly string[] | null;
  readonly receivedAt: Date;
}

/** What a proof says, and is signed for. */
export interface ProofStatement {
  /** The address of who says so. */
  readonly iss: string;
  /** The id of the call. */
  readonly sub: string;
  readonly account: string;
  readonly operation: string | null;
  readonly received: { readonly at: string; readonly sha256: readonly string[] | null };
  readonly destroyed: { readonly at: string; readonly by: string };
}

/** What a receipt says: it goes with the answer, while there is still something to destroy. */
export interface ReceiptStatement {
  readonly iss: string;
  readonly sub: string;
  readonly received: { readonly at: string; readonly sha256: string };
  /** Where the proof will be. */
  readonly proof: string;
}

/** A proof as its account sees it; what has not been destroyed yet has neither its time nor a signature. */
export interface DeletionProof extends ReceivedFiles {
  readonly id: string;
  /** In the order in which they were received. */
  readonly sequence: number;
  readonly operation: string | null;
  readonly destroyedAt: Date | null;
  readonly signedProof: string | null;
}
