import { readBacklog } from '../../status/backlog.ts';
import { abuseSignals } from '../service/abuse.ts';
import { callsUnderWay, costliest, failures, processesNow, slowest } from '../service/calls.ts';
import { defineAction } from './define.ts';

/** Numbers alone, of every process, from the database: no customer's document or failure is told in words. */
export const service = defineAction({
  about:
    'now and in the last hour: processes, live calls, what waits, failures, slow and costly accounts, signs of abuse',
  parameters: {},
  isOverview: true,
  run: async ({ transaction, now }) => ({
    subject: null,
    result: {
      processes: await processesNow(transaction),
      waiting: await readBacklog(transaction),
      underWay: await callsUnderWay(transaction),
      failures: await failures(transaction, now),
      slowest: await slowest(transaction, now),
      costliest: await costliest(transaction, now),
      ...(await abuseSignals(transaction, now)),
    },
  }),
});
