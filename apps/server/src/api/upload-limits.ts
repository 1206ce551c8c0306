/** What an upload may bring, and how fast it has to come. */
export interface UploadLimits {
  /** Everything in a request that is not file content: texts, part names and the rest. */
  readonly textBytesMax: number;
  /**
   * So much of a call's files stays in memory: most forms are smaller, and beyond it handing them to an engine process
   * costs more than a file does.
   */
  readonly heldBytesMax: number;
  /** If nothing arrives for this long the upload is refused, because others need what the call has reserved. */
  readonly idleMs: number;
  /** The time for a whole upload, plus a second for each `bytesPerSecondPlanned` that it may have. */
  readonly baseMs: number;
  readonly bytesPerSecondPlanned: number;
  /** After the first, each window of this length has to average `bytesPerSecondMin`. */
  readonly windowMs: number;
  readonly bytesPerSecondMin: number;
  /** How long a stopping server waits for uploads under way. */
  readonly stopMs: number;
}

export const uploadLimits: UploadLimits = {
  textBytesMax: 2 * 1_048_576,
  heldBytesMax: 262_144,
  idleMs: 30_000,
  baseMs: 300_000,
  bytesPerSecondPlanned: 65_536,
  windowMs: 60_000,
  bytesPerSecondMin: 8_192,
  stopMs: 30_000,
};
