// How well the service works, as our own probes find it minute by minute, and what the operator says about incidents and planned work.
// The probing itself is the server's.

export { type Backlog, readBacklog } from './backlog.ts';
export { isWorkTaken, minuteOf, type Round, recordRound, takeProbeTurn } from './probes.ts';
export { readStatus } from './report.ts';
