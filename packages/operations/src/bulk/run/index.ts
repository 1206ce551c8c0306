import type { ByteSink } from '@pagesmith/pdf';
import type { RunOptions } from '../../run/run.ts';
import type { BulkTask, FilledRows, ReadRows } from '../task.ts';
import { fillRows } from './fill-rows.ts';
import { readRows } from './read-rows.ts';

/** Works on one of the tasks that bulk fill consists of: the file goes into the sink, what is said of it comes back. */
export const runBulk = (task: BulkTask, given: RunOptions, sink: ByteSink): Promise<ReadRows | FilledRows> =>
  task.kind === 'readRows' ? readRows(task, given, sink) : fillRows(task, given, sink);
