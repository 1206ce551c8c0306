// What all customers are told, by mail and in the dashboard: a coming version of a legal page, a new sub-processor, what
// they must know at once. Mail goes in batches, once each; what was promised ahead is refused when it comes too late.
export type { Progress } from './mail-everybody.ts';
export { dismissAnnouncement, shownAnnouncements } from './shown.ts';
export { untoldSubProcessors } from './sub-processor.ts';
