// Written by `npm run check` from the definitions of the operations; never by hand.
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly error: string;
  readonly code: string;
  readonly requestId: string;
  readonly part?: string;
  readonly field?: string;
  readonly step?: number;
  readonly accepted?: readonly string[];
  readonly limit?: number;
  readonly retryAfter?: number;
};

export type Job = {
  readonly id: string;
  readonly operation: string;
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly inputBytes: number;
  readonly credits: number;
  readonly problem: {
    readonly type: string;
    readonly title: string;
    readonly status: number;
    readonly detail: string;
    readonly error: string;
    readonly code: string;
    readonly requestId: string;
    readonly part?: string;
    readonly field?: string;
    readonly step?: number;
    readonly accepted?: readonly string[];
    readonly limit?: number;
    readonly retryAfter?: number;
  } | null;
  readonly result: { readonly url: string; readonly mediaType: string; readonly sizeBytes: number } | null;
  readonly report: {
    readonly url: string;
    readonly counts?: readonly { readonly code: string; readonly count: number }[];
    readonly warnings?: readonly {
      readonly code: string;
      readonly message: string;
      readonly field?: string;
      readonly step?: number;
      readonly row?: number;
      readonly isRowFailed?: boolean;
    }[];
    readonly omitted?: number;
  } | null;
  readonly rows: { readonly filled: number; readonly failed: number } | null;
  readonly resultExpiresAt: string | null;
};

export type Pipeline = {
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
  readonly result?: string | number;
};

export type SavedPipeline = {
  readonly name: string;
  readonly pipeline: Pipeline;
  readonly parameters: readonly {
    readonly name: string;
    readonly isFile: boolean;
    readonly default?: string;
  }[];
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type FileReference =
  | { readonly base64: string; readonly name?: string }
  | { readonly url: string; readonly name?: string }
  | { readonly file: string; readonly name?: string }
  | { readonly job: string; readonly name?: string };

export type File = {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly keep: 'retention' | 'template' | 'link';
  readonly createdAt: string;
  readonly expiresAt: string;
};

export type Link = {
  readonly url: string;
  readonly expiresAt: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly file: string;
};

export type Delivery = {
  readonly delivered: true;
  readonly status: number;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
};

export type Key = {
  readonly scopes: readonly (
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
  readonly expiresAt: string | null;
  readonly allowedAddresses: readonly (string | string | string | string)[] | null;
  readonly ratePerMinute: number | null;
  readonly monthlyCap: number | null;
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly mode: 'live' | 'test';
  readonly status: 'active' | 'inactive';
  readonly isRevealable: boolean;
  readonly createdAt: string;
  readonly requestCount: number;
  readonly monthCalls: number;
  readonly lastUsed: string | null;
  readonly lastAddress: string | null;
  readonly lastClient: string | null;
  readonly previousKeyUntil: string | null;
};

export type WebhookEndpoint = {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly url: string;
  readonly events: readonly ('call.succeeded' | 'call.failed' | 'quota.reached' | 'subscription.changed')[];
  readonly status: 'enabled' | 'disabled';
  readonly disabledReason: 'failing' | 'gone' | null;
  readonly failingSince: string | null;
  readonly previousSecretUntil: string | null;
};

export type Report = {
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
