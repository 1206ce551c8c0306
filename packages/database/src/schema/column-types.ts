import type { securityEventKinds } from './security-event-kinds.ts';

/** What an attempt came to: a status and the beginning of its answer, or the code of a failure. */
export interface WebhookAnswer {
  readonly at: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly body: string | null;
  readonly error: string | null;
}

/** What a column holds where its SQL type says too little, by table and column. */
export interface ColumnTypes {
  'audit_rows.after': unknown;
  'audit_rows.before': unknown;
  'files.headers': Record<string, string>;
  'idempotency_records.response_headers': Record<string, string>;
  'jobs.progress': { readonly done: number; readonly total: number };
  'jobs.result_headers': Record<string, string>;
  'security_events.facts': Readonly<Record<string, string | number>>;
  'security_events.kind': (typeof securityEventKinds)[number];
  'subscriptions.change_to': Record<string, unknown>;
  'webhook_deliveries.answers': WebhookAnswer[];
}
