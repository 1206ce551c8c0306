/** How to reach the API, and as whom. */
export interface ClientSettings {
  /** The address of the API, for example https://pdf.example.com. */
  readonly url: string;
  readonly key: string;
  /** The language of error messages; English if not given. */
  readonly language?: 'en' | 'fr';
  /**
   * How often a call is sent again after 429, 503 or a broken connection; 2 if not given. With 0 no Idempotency-Key is
   * sent either, so the server keeps no result for a second attempt.
   */
  readonly retries?: number;
  /** The longest Retry-After that is waited for, in seconds; 60 if not given. A longer one is an error at once. */
  readonly retryAfterMax?: number;
  /** What the server sees as the user agent, where the platform lets a program choose. */
  readonly userAgent?: string;
  /** Another fetch than the platform's own. */
  readonly fetch?: typeof fetch;
}

/** About one request. */
export interface AskSettings {
  readonly signal?: AbortSignal;
}

/** About one call. */
export interface CallSettings extends AskSettings {
  /** Opens protected files. */
  readonly password?: string;
  /** Your own name for this request; without it one is made, and used for all attempts. */
  readonly idempotencyKey?: string;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

/** About one call in the background. */
export interface StartSettings extends CallSettings {
  /** An https address, such as a pre-signed one, to which the result is sent by PUT. */
  readonly deliverTo?: string;
}

export interface UploadProgress {
  readonly sentBytes: number;
  /** Unknown when a stream is sent. */
  readonly totalBytes: number | undefined;
}
