// What happens to an account's documents, told at once to its browsers, whichever server process they are connected to.
// Sockets are whatever the server makes of them: here are the messages, who hears what, and when it ends.
export type { Connection, Link } from './connection.ts';
export { type RealtimeLimits, realtimeLimits } from './limits.ts';
export { closeCodes } from './messages.ts';
export { type Change, publish } from './publish.ts';
export { type NewConnection, type Realtime, startRealtime } from './realtime.ts';
