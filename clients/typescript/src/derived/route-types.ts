// Written by `npm run check` from the definitions of the operations; never by hand.
import type { FileResult } from '../results.ts';
import type { File, Job, Key, Problem, SavedPipeline, WebhookEndpoint } from './shapes.ts';

/** The jobs of the account, the latest first */
export interface ListJobsInput {
  /** How many, 25 unless it is said. */
  readonly limit?: number;
  /** The `next` of the page before; leave it out for the first page. */
  readonly cursor?: string;
}

/** The state of a job */
export interface GetJobInput {
  /** The id of the job. */
  readonly id: string;
}

/** Cancel a job, or delete its result now */
export interface DeleteJobInput {
  /** The id of the job. */
  readonly id: string;
}

/** The result of a job, for as long as your plan keeps it */
export interface GetJobResultInput {
  /** The id of the job. */
  readonly id: string;
}

/** Every warning of a call in words, for as long as your plan keeps it; with the GDPR service, its proof of deletion */
export interface GetCallReportInput {
  /** The x-request-id of the call, which is also the id of its job. */
  readonly id: string;
}

/** What a pipeline would cost now, and what is wrong with it; free */
export interface PricePipelineInput {
  /** How large the files are together, to know whether the fee for large files is due. */
  readonly inputBytes?: number;
  /** The operations, in their order. */
  readonly steps: readonly {
    readonly id?: string;
    readonly operation:
      | 'detect-page'
      | 'extract-pages'
      | 'fill-pdf'
      | 'insert-pdf'
      | 'list-fields'
      | 'merge-pdf'
      | 'pdf-to-docx'
      | 'remove-page'
      | 'rename-fields'
      | 'replace-page';
    readonly parts: Readonly<
      Record<
        string,
        | string
        | number
        | boolean
        | { readonly part: string; readonly default?: string }
        | { readonly step: string | number }
        | readonly (
            | string
            | number
            | boolean
            | { readonly part: string; readonly default?: string }
            | { readonly step: string | number }
          )[]
      >
    >;
    readonly options?: Readonly<
      Record<string, string | number | boolean | { readonly part: string; readonly default?: string }>
    >;
  }[];
  /** The step whose result is the answer; the last one unless it is said. */
  readonly result?: string | number;
}

/** A saved pipeline and its parameters; scope pipelines */
export interface GetPipelineInput {
  /** The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens. */
  readonly name: string;
}

/** Save a pipeline under a name, in place of the one that had it; scope pipelines */
export interface SavePipelineInput {
  /** The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The operations, in their order. */
  readonly steps: readonly {
    readonly id?: string;
    readonly operation:
      | 'detect-page'
      | 'extract-pages'
      | 'fill-pdf'
      | 'insert-pdf'
      | 'list-fields'
      | 'merge-pdf'
      | 'pdf-to-docx'
      | 'remove-page'
      | 'rename-fields'
      | 'replace-page';
    readonly parts: Readonly<
      Record<
        string,
        | string
        | number
        | boolean
        | { readonly part: string; readonly default?: string }
        | { readonly step: string | number }
        | readonly (
            | string
            | number
            | boolean
            | { readonly part: string; readonly default?: string }
            | { readonly step: string | number }
          )[]
      >
    >;
    readonly options?: Readonly<
      Record<string, string | number | boolean | { readonly part: string; readonly default?: string }>
    >;
  }[];
  /** The step whose result is the answer; the last one unless it is said. */
  readonly result?: string | number;
}

/** Delete a saved pipeline; scope pipelines */
export interface DeletePipelineInput {
  /** The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens. */
  readonly name: string;
}

/** The files of the account, the latest first; scope files or operations */
export interface ListFilesInput {
  /** How many, 25 unless it is said. */
  readonly limit?: number;
  /** The `next` of the page before; leave it out for the first page. */
  readonly cursor?: string;
}

/** What is known of a file; scope files or operations */
export interface GetFileInput {
  readonly id: string;
}

/** Delete a file, and its link if it has one; scope files or operations */
export interface DeleteFileInput {
  readonly id: string;
}

/** A result by its link, without a key */
export interface GetLinkInput {
  readonly id: string;
  /** As in the link. */
  readonly token: string;
}

/** The log of calls, the latest first; scope usage */
export interface ListCallsInput {
  /** How many, 25 unless it is said. */
  readonly limit?: number;
  /** The `next` of the page before; leave it out for the first page. */
  readonly cursor?: string;
}

/** The keys of the account, masked; scope keys */
export interface ListKeysInput {
  /** How many, 25 unless it is said. */
  readonly limit?: number;
  /** The `next` of the page before; leave it out for the first page. */
  readonly cursor?: string;
}

/** Create a key; the answer has it in full. It can have no more rights than the key that makes it; scope keys */
export interface CreateKeyInput {
  /** What it may be used for; all operations and jobs unless it is said. */
  readonly scopes?: readonly (
    | 'operations'
    | 'jobs'
    | 'files'
    | 'pipelines'
    | 'usage'
    | 'webhooks'
    | 'keys'
    | 'operations:fill-pdf'
    | 'operations:list-fields'
    | 'operations:merge-pdf'
    | 'operations:insert-pdf'
    | 'operations:remove-page'
    | 'operations:extract-pages'
    | 'operations:replace-page'
    | 'operations:rename-fields'
    | 'operations:detect-page'
    | 'operations:pdf-to-docx'
  )[];
  /** When it ends; null for never. */
  readonly expiresAt?: string | null;
  /** The only addresses or networks it works from; null for all. */
  readonly allowedAddresses?: readonly (string | string | string | string)[] | null;
  /** Its own limit of calls in any 60 seconds; null for the plan’s. */
  readonly ratePerMinute?: number | null;
  /** Its own limit of successful calls a month; null for the plan’s. */
  readonly monthlyCap?: number | null;
  /** What you call it. */
  readonly name: string;
  /** test: its calls are free, and their results are marked. */
  readonly mode?: 'live' | 'test';
  /** false: it is shown once, when it is made, and never again. */
  readonly isRevealable?: boolean;
}

/** Change the name, the status or the settings of a key; scope keys */
export interface ChangeKeyInput {
  readonly id: string;
  /** What it may be used for; all operations and jobs unless it is said. */
  readonly scopes?: readonly (
    | 'operations'
    | 'jobs'
    | 'files'
    | 'pipelines'
    | 'usage'
    | 'webhooks'
    | 'keys'
    | 'operations:fill-pdf'
    | 'operations:list-fields'
    | 'operations:merge-pdf'
    | 'operations:insert-pdf'
    | 'operations:remove-page'
    | 'operations:extract-pages'
    | 'operations:replace-page'
    | 'operations:rename-fields'
    | 'operations:detect-page'
    | 'operations:pdf-to-docx'
  )[];
  /** When it ends; null for never. */
  readonly expiresAt?: string | null;
  /** The only addresses or networks it works from; null for all. */
  readonly allowedAddresses?: readonly (string | string | string | string)[] | null;
  /** Its own limit of calls in any 60 seconds; null for the plan’s. */
  readonly ratePerMinute?: number | null;
  /** Its own limit of successful calls a month; null for the plan’s. */
  readonly monthlyCap?: number | null;
  /** What you call it. */
  readonly name?: string;
  /** inactive or disabled: nothing is taken from it, or sent to it, until it is changed back. */
  readonly status?: 'active' | 'inactive';
}

/** Delete a key, which is refused from then on; scope keys */
export interface DeleteKeyInput {
  readonly id: string;
}

/** Give a key a new text; the former one works for overlapHours more; scope keys */
export interface RotateKeyInput {
  readonly id: string;
  /** For how long the former text still works; 0 ends it at once. */
  readonly overlapHours: number;
}

/** Add a webhook endpoint; scope webhooks */
export interface CreateWebhookEndpointInput {
  /** The https address that events are sent to. */
  readonly url: string;
  /** The events that are sent. */
  readonly events: readonly ('call.succeeded' | 'call.failed' | 'quota.reached' | 'subscription.changed')[];
}

/** Change the address, the events or the status of an endpoint; scope webhooks */
export interface ChangeWebhookEndpointInput {
  readonly id: string;
  /** The https address that events are sent to. */
  readonly url?: string;
  /** The events that are sent. */
  readonly events?: readonly ('call.succeeded' | 'call.failed' | 'quota.reached' | 'subscription.changed')[];
  /** inactive or disabled: nothing is taken from it, or sent to it, until it is changed back. */
  readonly status?: 'enabled' | 'disabled';
}

/** Delete a webhook endpoint; scope webhooks */
export interface DeleteWebhookEndpointInput {
  readonly id: string;
}

/** The secret that signs the events of an endpoint; scope webhooks */
export interface GetWebhookSecretInput {
  readonly id: string;
}

/** Give an endpoint a new secret; for a day the former one signs as well; scope webhooks */
export interface RotateWebhookSecretInput {
  readonly id: string;
}

export interface RouteInputs {
  'list-jobs': ListJobsInput;
  'get-job': GetJobInput;
  'delete-job': DeleteJobInput;
  'get-job-result': GetJobResultInput;
  'get-call-report': GetCallReportInput;
  'list-pipelines': Record<never, never>;
  'price-pipeline': PricePipelineInput;
  'get-pipeline': GetPipelineInput;
  'save-pipeline': SavePipelineInput;
  'delete-pipeline': DeletePipelineInput;
  'list-files': ListFilesInput;
  'get-file': GetFileInput;
  'delete-file': DeleteFileInput;
  'get-link': GetLinkInput;
  'get-usage': Record<never, never>;
  'list-calls': ListCallsInput;
  'list-keys': ListKeysInput;
  'create-key': CreateKeyInput;
  'change-key': ChangeKeyInput;
  'delete-key': DeleteKeyInput;
  'rotate-key': RotateKeyInput;
  'list-webhook-endpoints': Record<never, never>;
  'create-webhook-endpoint': CreateWebhookEndpointInput;
  'change-webhook-endpoint': ChangeWebhookEndpointInput;
  'delete-webhook-endpoint': DeleteWebhookEndpointInput;
  'get-webhook-secret': GetWebhookSecretInput;
  'rotate-webhook-secret': RotateWebhookSecretInput;
}

export interface RouteAnswers {
  'list-jobs': { readonly jobs: readonly Job[]; readonly next: string | null };
  'get-job': Job;
  'delete-job': undefined;
  'get-job-result': FileResult;
  'get-call-report': {
    readonly id: string;
    readonly counts: readonly { readonly code: string; readonly count: number }[];
    readonly warnings: readonly {
      readonly code: string;
      readonly message: string;
      readonly field?: string;
      readonly step?: number;
      readonly row?: number;
      readonly isRowFailed?: boolean;
    }[];
    readonly omitted: number;
    readonly deletionProof: {
      readonly callId: string;
      readonly operation: string | null;
      readonly state: 'pending' | 'issued';
      readonly receivedAt: string;
      readonly filesSha256: readonly string[] | null;
      readonly destroyedAt: string | null;
      readonly proof: string | null;
    } | null;
  };
  'list-pipelines': { readonly pipelines: readonly SavedPipeline[] };
  'price-pipeline': {
    readonly credits: number;
    readonly creditsRemaining: number;
    readonly isTrial: boolean;
    readonly currency: 'EUR';
    readonly charges: readonly {
      readonly kind: 'overage' | 'fileSize' | 'proTools' | 'gdpr';
      readonly amountMills: number;
    }[];
    readonly totalMills: number;
    readonly problems: readonly Problem[];
  };
  'get-pipeline': SavedPipeline;
  'save-pipeline': SavedPipeline;
  'delete-pipeline': undefined;
  'list-files': { readonly files: readonly File[]; readonly next: string | null };
  'get-file': File;
  'delete-file': undefined;
  'get-link': FileResult;
  'get-usage': {
    readonly currency: 'EUR';
    readonly subscription: {
      readonly plan: 'starter' | 'premium' | 'pro' | 'enterprise';
      readonly status: string;
      readonly billingCycle: 'monthly' | 'annual';
      readonly priceMills: number;
      readonly monthlyLimit: number;
      readonly currentUsage: number;
      readonly periodStartedAt: string;
      readonly periodEndsAt: string;
      readonly nextBillingDate: string | null;
      readonly cancelAt: string | null;
      readonly pastDueSince: string | null;
      readonly graceEndsAt: string | null;
      readonly scheduled: {
        readonly plan: 'starter' | 'premium' | 'pro' | 'enterprise';
        readonly billingCycle: 'monthly' | 'annual';
        readonly at: string;
      } | null;
    };
    readonly charges: {
      readonly lines: readonly {
        readonly kind: 'plan' | 'overage' | 'fileSize' | 'proTools' | 'gdpr';
        readonly count: number;
        readonly amountMills: number;
      }[];
      readonly totalMills: number;
      readonly forecastMills: number;
    };
    readonly spendCapMills: number | null;
  };
  'list-calls': {
    readonly calls: readonly {
      readonly id: string;
      readonly createdAt: string;
      readonly operation: string | null;
      readonly steps: readonly string[] | null;
      readonly endpoint: string;
      readonly method: string;
      readonly status: 'success' | 'error';
      readonly httpStatus: number;
      readonly responseTimeMs: number;
      readonly errorCode: string | null;
      readonly errorMessage: string | null;
      readonly credits: number;
      readonly inputBytes: number;
      readonly apiKeyId: string;
      readonly apiKeyName: string;
      readonly mode: 'live' | 'test';
      readonly occurrences: number;
    }[];
    readonly next: string | null;
  };
  'list-keys': { readonly keys: readonly Key[]; readonly next: string | null };
  'create-key': Key;
  'change-key': Key;
  'delete-key': undefined;
  'rotate-key': Key;
  'list-webhook-endpoints': {
    readonly isIncluded: boolean;
    readonly total: number;
    readonly endpoints: readonly WebhookEndpoint[];
  };
  'create-webhook-endpoint': WebhookEndpoint;
  'change-webhook-endpoint': WebhookEndpoint;
  'delete-webhook-endpoint': undefined;
  'get-webhook-secret': { readonly secret: string };
  'rotate-webhook-secret': WebhookEndpoint;
}
