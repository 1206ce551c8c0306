import { auditRows } from '@pagesmith/database';
import { desc, lt } from 'drizzle-orm';
import { page } from '../../arguments/parameters.ts';
import { verifyAudit } from '../audit/verify.ts';
import { defineAction } from './define.ts';

export const audit = defineAction({
  about: 'what operators did, newest first',
  parameters: page,
  isOverview: true,
  run: async ({ transaction }, { limit, before }) => {
    const rows = await transaction.orm
      .select()
      .from(auditRows)
      .where(lt(auditRows.number, before))
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
