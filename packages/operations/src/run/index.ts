// The operations at work, with the PDF engines: imported only by engine processes, which can be killed.
export { runBulk } from '../bulk/run/index.ts';
export { runOperation, warmUp } from './operation.ts';
export type { Outcome, RunOptions } from './run.ts';
export { runSteps } from './steps.ts';
