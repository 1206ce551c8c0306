import type { JobState } from '@pagesmith/contract';
import type { Words } from '@pagesmith/kernel';
import type { ReceivedFiles } from '../deletion-proofs/deletion-proof.ts';
import type { Reservation } from '../metering/call.ts';

/** A failure as it is kept; its words and facts may speak of the document, and go when a result would. */
export interface KeptFailure {
  readonly code: string;
  readonly status: number;
  readonly title: Words;
  readonly words?: Words;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** In pages, or for bulk fill in rows. */
export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

export interface Job {
  readonly id: string;
  readonly operation: string;
  readonly state: JobState;
  /** Null unless it is running and its operation tells. */
  readonly progress: JobProgress | null;
  readonly inputBytes: number;
  readonly credits: number;
  readonly failure: KeptFailure | null;
  /** Null unless there is one that can be had. */
  readonly resultHeaders: Readonly<Record<string, string>> | null;
  readonly resultBytes: number | null;
  readonly resultExpiresAt: Date | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A result that can be had, and how it is read. */
export interface JobResult {
  readonly key: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
  /** The attempt that made it. */
  readonly attempt: number;
}

/** A call that becomes a job; its files are in the store already. */
export interface NewJob {
  readonly reservation: Reservation;
  readonly operation: string;
  readonly key: Uint8Array;
  /** What to do, in the server's own words, encrypted with the key. */
  readonly requestEncrypted: Uint8Array;
  readonly inputBytes: number;
  readonly idempotencyKey: string | undefined;
  /** Of a call of the GDPR service. */
  readonly received?: ReceivedFiles | undefined;
}

/** Work of a job that is done, and need not be done again: its file lies in the store under its attempt and number. */
export interface JobPart {
  /** From 1. */
  readonly number: number;
  readonly attempt: number;
  /** What came of it, encrypted with the job's key. */
  readonly outcomeEncrypted: Uint8Array;
  readonly sizeBytes: number;
  readonly processorMs: number;
}

/** A job that this process works on. */
export interface ClaimedJob {
  readonly id: string;
  readonly accountId: string;
  readonly operation: string;
  readonly attempt: number;
  readonly key: Uint8Array;
  readonly requestEncrypted: Uint8Array;
  readonly inputBytes: number;
  readonly createdAt: Date;
}
