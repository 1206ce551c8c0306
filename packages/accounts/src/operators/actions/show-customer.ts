import {
  accountNotes,
  apiKeys,
  auditRows,
  charges,
  credits,
  jobs,
  securityEvents,
  sessions,
  subscriptions,
  type Transaction,
  tickets,
  webhookEndpoints,
} from '@pagesmith/database';
import { desc, eq, sum } from 'drizzle-orm';
import { overridesOf } from '../../billing/overrides/overrides.ts';
import { defineAction } from './define.ts';
import { requireCustomer } from './find-customer.ts';
import { latestCalls } from './latest-calls.ts';
import { account } from './parameters.ts';
import { timelineOf } from './timeline.ts';

const listedMax = 50;

/** One customer's facts. No key, no document and no message of a failed call, which may quote a document. */
export const show = defineAction({
  about: 'one customer: plan, usage, keys, calls, sessions, tickets and what we did',
  parameters: { account },
  run: async ({ transaction }, given) => {
    const {
      passwordHash: _hash,
      sequence: _sequence,
      ...customer
    } = await requireCustomer(transaction, given.account);
    const { id } = customer;
    const { orm } = transaction;
    const [subscription] = await orm.select().from(subscriptions).where(eq(subscriptions.userId, id));
    const result = {
      customer,
      subscription,
      overrides: (await overridesOf(transaction, id)) ?? null,
      ...(await moneyOf(transaction, id)),
      ...(await useOf(transaction, id)),
      ...(await accessOf(transaction, id)),
      timeline: await timelineOf(transaction, id),
      notes: await orm
        .select({ at: accountNotes.createdAt, author: accountNotes.author, text: accountNotes.text })
        .from(accountNotes)
        .where(eq(accountNotes.accountId, id))
        .orderBy(desc(accountNotes.id))
        .limit(listedMax),
      tickets: await orm
        .select({
          number: tickets.number,
          reason: tickets.reason,
          dueAt: tickets.dueAt,
          createdAt: tickets.createdAt,
        })
        .from(tickets)
        .where(eq(tickets.accountId, id))
        .orderBy(desc(tickets.number))
        .limit(listedMax),
      deeds: await orm
        .select({
          at: auditRows.at,
          actor: auditRows.actor,
          action: auditRows.action,
          reason: auditRows.reason,
        })
        .from(auditRows)
        .where(eq(auditRows.subject, id))
        .orderBy(desc(auditRows.number))
        .limit(listedMax),
    };
    return { subject: id, result };
  },
});

const moneyOf = async ({ orm }: Transaction, id: string) => ({
  charges: await orm
    .select({
      kind: charges.kind,
      period: charges.periodStartedAt,
      amountMills: sum(charges.amountMills).mapWith(Number),
    })
    .from(charges)
    .where(eq(charges.userId, id))
    .groupBy(charges.kind, charges.periodStartedAt)
    .orderBy(desc(charges.periodStartedAt))
    .limit(listedMax),
  credits: await orm
    .select({
      amountMills: credits.amountMills,
      reportedAt: credits.reportedAt,
      createdAt: credits.createdAt,
      invoiceId: credits.invoiceId,
      refusedBecause: credits.refusedBecause,
    })
    .from(credits)
    .where(eq(credits.accountId, id))
    .orderBy(desc(credits.id))
    .limit(listedMax),
});

const useOf = async (transaction: Transaction, id: string) => ({
  calls: await latestCalls(transaction, id, listedMax),
  jobs: await transaction.orm
    .select({ id: jobs.id, operation: jobs.operation, state: jobs.state, createdAt: jobs.createdAt })
    .from(jobs)
    .where(eq(jobs.userId, id))
    .orderBy(desc(jobs.sequence))
    .limit(listedMax),
  webhooks: await transaction.orm
    .select({
      url: webhookEndpoints.url,
      status: webhookEndpoints.status,
      failingSince: webhookEndpoints.failingSince,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, id))
    .limit(listedMax),
});

const accessOf = async ({ orm }: Transaction, id: string) => ({
  keys: await orm
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      start: apiKeys.keyStart,
      mode: apiKeys.mode,
      status: apiKeys.status,
      requestCount: apiKeys.requestCount,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, id))
    .limit(listedMax),
  sessions: await orm
    .select({ ip: sessions.ip, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.accountId, id))
    .orderBy(desc(sessions.createdAt))
    .limit(listedMax),
  security: await orm
    .select({
      kind: securityEvents.kind,
      address: securityEvents.address,
      createdAt: securityEvents.createdAt,
    })
    .from(securityEvents)
    .where(eq(securityEvents.accountId, id))
    .orderBy(desc(securityEvents.id))
    .limit(listedMax),
});
