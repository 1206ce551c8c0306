// Where everything is kept: one PostgreSQL dialect, embedded in the data folder or on a server, behind one door.
// It connects, migrates and knows the tables. It knows no rule of the product: those live in the accounts room.
export { type ConnectOptions, type ConnectStep, connect } from './connect.ts';
export * from './copy/index.ts';
export type { Database, Queryable, Transaction } from './database.ts';
export { databaseFailures } from './failures.ts';
export * from './schema/index.ts';
export { examineServer, type ServerFacts } from './server/examine-server.ts';
export { uniqueViolation } from './unique-violation.ts';
