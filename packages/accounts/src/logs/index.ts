// An account's log of calls as a whole: its figures, and the file of it. Its rows, page by page, are documents.
export { byteOrderMark, csvLine } from './csv.ts';
export { exportLogs, type LogFile } from './export-logs.ts';
export { listCalls } from './list-calls.ts';
export { readCall } from './read-call.ts';
export { summariseLogs } from './summarise-logs.ts';
