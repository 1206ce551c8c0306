import { accounts, jobs, webhookDeliveries, webhookEndpoints, webhookEvents } from '@pagesmith/database';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { filledTextUpTo } from '../../arguments/parameters.ts';
import { endJob } from '../../jobs/end-without-work.ts';
import { jobFailures } from '../../jobs/failures.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';

const id = filledTextUpTo(64);
const listedMax = 200;

export const listWork = defineAction({
  about: 'jobs that have not ended, and webhook deliveries that have not arrived',
  parameters: {},
  isOverview: true,
  run: async ({ transaction: { orm } }) => ({
    subject: null,
    result: {
      jobs: await orm
        .select({
          id: jobs.id,
          email: accounts.email,
          operation: jobs.operation,
          state: jobs.state,
          attempts: jobs.attempts,
          waitsUntil: jobs.waitsUntil,
          createdAt: jobs.createdAt,
        })
        .from(jobs)
        .innerJoin(accounts, eq(accounts.id, jobs.userId))
        .where(inArray(jobs.state, ['queued', 'running']))
        .orderBy(asc(jobs.sequence))
        .limit(listedMax),
      deliveries: await orm
        .select({
          id: webhookDeliveries.id,
          email: accounts.email,
          url: webhookEndpoints.url,
          type: webhookEvents.type,
          state: webhookDeliveries.state,
          attempts: webhookDeliveries.attempts,
          nextAttemptAt: webhookDeliveries.nextAttemptAt,
          createdAt: webhookDeliveries.createdAt,
        })
        .from(webhookDeliveries)
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
        .innerJoin(accounts, eq(accounts.id, webhookEndpoints.userId))
        .where(ne(webhookDeliveries.state, 'delivered'))
        .orderBy(asc(webhookDeliveries.sequence))
        .limit(listedMax),
    },
  }),
});

/** A queued job may pause, after its files or an engine were not to be had. */
export const retryJob = defineAction({
  about: 'lets a queued job that pauses be worked on at once',
  parameters: { id },
  run: async ({ transaction }, given) => {
    const [row] = await transaction.orm
      .update(jobs)
      .set({ waitsUntil: null, waits: 0 })
      .where(and(eq(jobs.id, given.id), eq(jobs.state, 'queued')))
      .returning({ userId: jobs.userId });
    if (!row) throw operatorFailures.workAbsent({ id: given.id });
    return { subject: row.userId, after: { job: given.id } };
  },
});

export const endOneJob = defineAction({
  about: 'cancels a job that has not ended; the customer is not charged',
  parameters: { id },
  needsReason: true,
  run: async ({ deps, transaction }, given) => {
    const [row] = await transaction.orm.select().from(jobs).where(eq(jobs.id, given.id));
    const isEnded = row && (await endJob(transaction, deps.clock, given.id, jobFailures.jobCancelled()));
    if (!row || !isEnded) throw operatorFailures.workAbsent({ id: given.id });
    return {
      subject: row.userId,
      before: { state: row.state },
      after: { job: given.id, state: 'cancelled' },
    };
  },
});

/** As the customer's own button does: at most the latest answer of the receiver changes. */
const changeDelivery = (about: string, state: 'pending' | 'failed') =>
  defineAction({
    about,
    parameters: { id },
    run: async ({ transaction, now }, given) => {
      const isOpen = and(eq(webhookDeliveries.id, given.id), ne(webhookDeliveries.state, 'delivered'));
      const [row] = await transaction.orm
        .update(webhookDeliveries)
        .set({ state, nextAttemptAt: now })
        .where(isOpen)
        .returning({ endpointId: webhookDeliveries.endpointId });
      if (!row) throw operatorFailures.workAbsent({ id: given.id });
      const [endpoint] = await transaction.orm
        .select({ userId: webhookEndpoints.userId })
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.id, row.endpointId));
      await transaction.notify('webhooks');
      return { subject: endpoint?.userId ?? null, after: { delivery: given.id, state } };
    },
  });

export const retryDelivery = changeDelivery('sends a webhook delivery once more, at once', 'pending');
export const endDelivery = changeDelivery('gives a webhook delivery up', 'failed');
