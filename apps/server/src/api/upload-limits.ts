/** What an upload may bring, and how fast it has to come. */
export interface UploadLimits {
  /** All texts of a request, the names of its parts and what else is not the content of a file, together. */
  readonly textBytesMax: number;
  /** Nothing arrives for so long: the caller is told to start again, because what the call reserved is for others. */
  readonly idleMs: number;
  /** The whole of an upload: so long, and a second more for each `bytesPerSecondPlanned` that it may have. */
  readonly baseMs: number;
  readonly bytesPerSecondPlanned: number;
  /** Each such time after the first one has to bring `bytesPerSecondMin` on average. */
  readonly windowMs: number;
  readonly bytesPerSecondMin: number;
  /** A stopping server waits so long for uploads that are under way. */
  readonly stopMs: number;
}

export const uploadLimits: UploadLimits = {
  textBytesMax: 2 * 1_048_576,
  idleMs: 30_000,
  baseMs: 300_000,
  bytesPerSecondPlanned: 65_536,
  windowMs: 60_000,
  bytesPerSecondMin: 8_192,
  stopMs: 30_000,
};
