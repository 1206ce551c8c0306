/** What a call of the GDPR service received. */
export interface ReceivedFiles {
  /** SHA-256 of each file, in the order in which they arrived; null when the process died before it could say. */
  readonly filesSha256: readonly string[] | null;
  readonly receivedAt: Date;
}

/** What a proof states. */
export interface ProofStatement {
  /** The address of the service that signs. */
  readonly iss: string;
  /** The id of the call. */
  readonly sub: string;
  readonly account: string;
  readonly operation: string | null;
  readonly received: { readonly at: string; readonly sha256: readonly string[] | null };
  readonly destroyed: { readonly at: string; readonly by: string };
}

/** What a receipt states: it is sent with the answer, while there is still something to destroy. */
export interface ReceiptStatement {
  readonly iss: string;
  readonly sub: string;
  readonly received: { readonly at: string; readonly sha256: string };
  /** Where the proof will be. */
  readonly proof: string;
}

/** A proof as its account sees it; while it is pending it has no time of destruction and no signature. */
export interface DeletionProof extends ReceivedFiles {
  readonly id: string;
  /** In the order in which they were received. */
  readonly sequence: number;
  readonly operation: string | null;
  readonly destroyedAt: Date | null;
  readonly signedProof: string | null;
}
