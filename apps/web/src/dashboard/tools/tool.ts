/** An operation as the dashboard offers it. */
export type { KnownOperation as Tool } from '@pagesmith/operations';
