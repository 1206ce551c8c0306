// The tables as Drizzle knows them, written from the migrations.
export type { WebhookAnswer } from './column-types.ts';
export { securityEventKinds } from './security-event-kinds.ts';
export * from './tables/index.ts';
