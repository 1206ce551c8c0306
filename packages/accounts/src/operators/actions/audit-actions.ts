import { auditRows } from '@pagesmith/database';
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { filledTextUpTo, page } from '../../arguments/parameters.ts';
import { verifyAudit } from '../audit/verify.ts';
import { defineAction } from './define.ts';
import { optional, time } from './parameters.ts';

const text = optional(filledTextUpTo(254));

/** `before` is the number of the last row of the page before. */
export const audit = defineAction({
  about: 'what operators did, newest first; of one actor, action or subject, and of a span of time',
  parameters: { actor: text, action: text, subject: text, from: optional(time), to: optional(time), ...page },
  isOverview: true,
  run: async ({ transaction }, { limit, before, from, to, ...wanted }) => {
    const named = (['actor', 'action', 'subject'] as const).flatMap((name): SQL[] =>
      wanted[name] === null ? [] : [eq(auditRows[name], wanted[name])],
    );
    const inTime = [from && gte(auditRows.at, from), to && lt(auditRows.at, to)].filter(
      (one) => one !== null,
    );
    const rows = await transaction.orm
      .select()
      .from(auditRows)
      .where(and(lt(auditRows.number, before), ...named, ...inTime))
      .orderBy(desc(auditRows.number))
      .limit(limit);
    return { subject: null, result: rows };
  },
});

export const verify = defineAction({
  about: 'whether the whole audit chain is as it was written',
  parameters: {},
  isOverview: true,
  run: async ({ transaction }) => ({ subject: null, result: await verifyAudit(transaction) }),
});
