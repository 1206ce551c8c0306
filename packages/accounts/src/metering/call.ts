import type { Charges, KeyMode, PlanId } from '@pagesmith/catalog';
import type { Failure } from '@pagesmith/kernel';
import type { ReceivedFiles } from '../deletion-proofs/deletion-proof.ts';
import type { FoundKey, KeyRefusal } from '../keys/find-key.ts';

export interface AuthenticatedKey extends Pick<FoundKey, 'keyId' | 'keyName' | 'accountId'> {
  /** Live unless it is said. */
  readonly mode?: KeyMode;
  readonly scopes?: readonly string[];
  readonly apiVersion?: string | null;
}

/** What is known of a call before its files are read. */
export interface Call {
  /** The request id; it becomes the id of the log row. */
  readonly id: string;
  readonly key: AuthenticatedKey;
  /** Null when the path belongs to no operation. */
  readonly operation: string | null;
  readonly endpoint: string;
  readonly method: string;
  /** Where it came from, for the last use of its key. */
  readonly caller?: { readonly address: string; readonly client: string } | undefined;
}

/** One operation of a pipeline. */
export interface CalledStep {
  readonly operation: string;
  readonly isProTool: boolean;
}

export interface PaidCall extends Call {
  /** For a pipeline: whether one of its steps is. */
  readonly isProTool: boolean;
  /** Of a pipeline, once they are known: it is charged as the sum of them. */
  readonly steps?: readonly CalledStep[] | undefined;
  /** How often the steps are done: bulk fill fills once for each row. Once unless it is said. */
  readonly times?: number | undefined;
  /** No file of the request can be larger than all of it: the `content-length`, when there is one. */
  readonly inputBytesMax?: number | undefined;
  /** A retry of a call whose result may be kept: it takes a rate token and no credit. See `claim`. */
  readonly isRetry?: boolean | undefined;
}

/** A call that has shown a key, whoever's it is. */
export interface PresentedCall extends Omit<PaidCall, 'key' | 'isRetry'> {
  readonly keyHash: Uint8Array;
  /** By which a key that is shown once is found, and the text before a rotation. */
  readonly plainHash?: Uint8Array | undefined;
  /** Of which the key needs one, unless they follow from the operation. */
  readonly scopes?: readonly string[] | undefined;
  /** A pipeline is read after its upload: until then it holds no credit. See `claim`. */
  readonly stepsFollow?: boolean | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** What became of a presented call. A refused one is for `Ledger.refuse` to log. */
export type Entry =
  | { readonly state: 'keyUnknown' }
  | { readonly state: 'keyRefused'; readonly refusal: KeyRefusal }
  | { readonly state: 'refused'; readonly call: PaidCall; readonly failure: Failure }
  | { readonly state: 'reserved'; readonly reservation: Reservation };

/** The numbers of the RateLimit headers: a full allowance is there again after `resetSeconds` without a call. */
export interface Rate {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Processor time of the account, in whole seconds: all of it is there again after `resetSeconds` without work. */
export interface WorkLeft {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  /** In how many seconds an empty store is full again. */
  readonly windowSeconds: number;
}

/** Its credits and the largest charge that the call can have, held until it is settled or released. */
export interface Reservation {
  readonly id: string;
  readonly call: PaidCall;
  readonly accountId: string;
  readonly subscriptionId: string;
  readonly plan: PlanId;
  readonly fileBytesMax: number;
  readonly retentionMinutes: number;
  readonly mustWatermark: boolean;
  /** Absent unless this is a trial of a Pro Tool: how many more of it there are this month. */
  readonly trialsRemaining?: number | undefined;
  /** Whether a test key made the call: it is free, and its result is marked. */
  readonly isTest?: boolean | undefined;
  readonly hasGdprMode: boolean;
  readonly hasProToolsAddOn: boolean;
  readonly rate: Rate;
  readonly work: WorkLeft;
  readonly creditsRemaining: number;
}

interface Ending {
  readonly responseTimeMs: number;
  /** All files of the request together. */
  readonly inputBytes: number;
  /** How long the processor worked on it, whatever came of that. */
  readonly processorMs?: number | undefined;
  /** Set for a call of the GDPR service, which ends with a proof of deletion. */
  readonly received?: ReceivedByCall | undefined;
}

/** Files that must be destroyed, and who has them. */
export interface ReceivedByCall extends ReceivedFiles {
  /** The data folder. */
  readonly place: string;
  /** A call's files belong to this process; a job's files to no process in particular. */
  readonly isJob: boolean;
}

/** A result that an idempotency key keeps. Credits are not among its headers: a retry has its own. */
export interface KeptResult {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string;
}

/** How a job ends with its call, in one transaction. */
export interface JobEnding {
  /** The attempt that says so: what an earlier one still says counts for nothing. None: whichever it is. */
  readonly attempt?: number;
  readonly retentionMinutes: number;
}

export interface JobSuccess extends JobEnding {
  readonly headers: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
}

export interface Success extends Ending {
  readonly httpStatus: number;
  /** How often the steps were done after all, if not as often as was reserved. */
  readonly times?: number | undefined;
  readonly job?: JobSuccess | undefined;
  /** Kept and charged in one transaction: neither happens without the other. */
  readonly kept?: KeptResult | undefined;
}

export interface Refusal extends Ending {
  /** What the caller is told. Its words enter the log; with GDPR mode only its title. */
  readonly failure: Failure;
  readonly job?: (JobEnding & { readonly state: 'failed' | 'cancelled' }) | undefined;
  /** Set when the process died: what it received is unknown, and so is whether the GDPR service was on. */
  readonly interrupted?:
    | { readonly ifPrivate: true; readonly processId: string; readonly receivedAt: Date }
    | undefined;
}

export interface Settlement {
  /** False when the call had been settled, released or swept before: then nothing has happened. */
  readonly isFirst: boolean;
  readonly creditsUsed: number;
  readonly creditsRemaining: number;
  readonly charges: Charges;
  /** After this call. */
  readonly work: WorkLeft;
}
