import type { ByteSink } from '@pagesmith/pdf';
import type { RunOptions } from '../../run/run.ts';
import type { BulkTask } from '../task.ts';
import { fillRows } from './fill-rows.ts';
import { countForms, listForms } from './list-forms.ts';
import { readRows } from './read-rows.ts';

/** Works on one of the tasks that a table consists of: the file goes into the sink, what is said of it comes back. */
export function runBulk(task: BulkTask, given: RunOptions, sink: ByteSink) {
  switch (task.kind) {
    case 'readRows':
      return readRows(task, given, sink);
    case 'fillRows':
      return fillRows(task, given, sink);
    case 'countForms':
      return countForms(task, given);
    case 'listForms':
      return listForms(task, given, sink);
  }
}
