/** What the thread of the embedded database is told when it starts. */
export interface EngineOptions {
  readonly folder: string;
}

/** Bytes are whole messages of PostgreSQL's own protocol, in both directions. */
export type EngineRequest = { readonly bytes: Uint8Array } | { readonly stop: true };

export type EngineReply =
  | { readonly event: 'creating' }
  | { readonly event: 'ready'; readonly isDurable: boolean }
  | { readonly event: 'failed'; readonly reason: string }
  | { readonly event: 'done'; readonly bytes: Uint8Array };
