import { answerTemplates } from '@pagesmith/database';
import { asc, eq } from 'drizzle-orm';
import { filledTextUpTo } from '../../arguments/parameters.ts';
import { mailTextMax } from '../../tickets/limits.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';

const name = filledTextUpTo(100);
const text = filledTextUpTo(mailTextMax);

export const listTemplates = defineAction({
  about: 'answers that are ready to send, in both languages',
  parameters: {},
  isOverview: true,
  run: async ({ transaction }) => ({
    subject: null,
    result: await transaction.orm.select().from(answerTemplates).orderBy(asc(answerTemplates.name)),
  }),
});

export const saveTemplate = defineAction({
  about: 'keeps an answer for the next time, in place of the one of that name',
  parameters: { name, textEn: text, textFr: text },
  run: async ({ transaction: { orm }, now }, given) => {
    const [before] = await orm.select().from(answerTemplates).where(eq(answerTemplates.name, given.name));
    const row = { ...given, updatedAt: now };
    await orm
      .insert(answerTemplates)
      .values(row)
      .onConflictDoUpdate({ target: answerTemplates.name, set: row });
    return { subject: given.name, before, after: given };
  },
});

export const removeTemplate = defineAction({
  about: 'removes a ready answer',
  parameters: { name },
  run: async ({ transaction: { orm } }, given) => {
    const [before] = await orm
      .delete(answerTemplates)
      .where(eq(answerTemplates.name, given.name))
      .returning();
    if (!before) throw operatorFailures.templateAbsent(given);
    return { subject: given.name, before };
  },
});
