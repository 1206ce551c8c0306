// The Pagesmith API for Node.js and browsers, without dependencies. What belongs to the operations is derived from their
// definitions (derived/); the rest is about the language and its platforms. Files on disk are behind `@pagesmith/client/node`.
export { Pagesmith } from './client.ts';
export type * from './derived/inputs.ts';
export { type CallId, type FileCallId, type OperationId, operations, version } from './derived/operations.ts';
export type { ProblemCode } from './derived/problem-codes.ts';
export type * from './derived/results.ts';
export type * from './derived/route-types.ts';
export { type RouteId, routes } from './derived/routes.ts';
export type * from './derived/shapes.ts';
export { ConnectionError, isProblem, PagesmithError } from './errors.ts';
export type { FileInput, LocalFile, NamedFile } from './files.ts';
export type { PendingJob } from './jobs.ts';
export type { OperationEntry, OptionEntry, PartEntry } from './operation.ts';
export { type DataResult, FileResult } from './results.ts';
export type { RouteEntry, ValueEntry } from './route.ts';
export type { AskSettings, CallSettings, ClientSettings, StartSettings, UploadProgress } from './settings.ts';
