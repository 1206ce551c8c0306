// The shapes of our own HTTP: what the server checks and answers, what the pages read, and what the OpenAPI description
// is derived from. Shapes alone: nothing here reads a request or a row, and nothing needs an engine.

export * from './activity.ts';
export * from './announcements.ts';
export * from './billing.ts';
export * from './deletion-proofs.ts';
export * from './files.ts';
export * from './jobs.ts';
export * from './keys.ts';
export * from './logs.ts';
export * from './pipelines.ts';
export * from './problem.ts';
export * from './reports.ts';
export * from './status.ts';
export * from './tickets.ts';
export * from './versions.ts';
export * from './webhook-endpoints.ts';
export * from './webhook-events.ts';
