import { operators, type Transaction } from '@pagesmith/database';
import { fail, uniqueId } from '@pagesmith/kernel';
import { asc, eq } from 'drizzle-orm';
import { emailAddress, oneOf } from '../../arguments/parameters.ts';
import { operatorFailures } from '../failures.ts';
import { inviteOperator } from '../invitations.ts';
import { operatorOf } from '../operator.ts';
import { roles } from '../roles.ts';
import { defineAction } from './define.ts';

async function find({ orm }: Transaction, email: string) {
  const [row] = await orm.select().from(operators).where(eq(operators.email, email)).for('update');
  return row;
}

const required = async (transaction: Transaction, email: string) =>
  (await find(transaction, email)) ?? fail(operatorFailures.operatorAbsent({ email }));

export const add = defineAction({
  about: 'invites a new operator; prints a link that works once, for a day',
  parameters: { email: emailAddress, role: oneOf(roles) },
  needsConfirmation: true,
  run: async ({ deps, transaction, now }, { email, role }) => {
    if (await find(transaction, email)) throw operatorFailures.operatorPresent({ email });
    const id = uniqueId(deps.clock);
    await transaction.orm.insert(operators).values({ id, email, role, createdAt: now });
    const link = await inviteOperator(deps, transaction, id);
    return { subject: email, after: { role }, result: { email, role, link } };
  },
});

export const invite = defineAction({
  about: 'a new link for an operator who lost password or phone; ends what they had',
  parameters: { email: emailAddress },
  needsConfirmation: true,
  run: async ({ deps, transaction }, { email }) => {
    const { id, role } = await required(transaction, email);
    const link = await inviteOperator(deps, transaction, id);
    return { subject: email, after: { role }, result: { email, role, link } };
  },
});

export const remove = defineAction({
  about: 'ends an operator’s access at once',
  parameters: { email: emailAddress },
  needsReason: true,
  needsConfirmation: true,
  run: async ({ transaction }, { email }) => {
    const { id, role } = await required(transaction, email);
    await transaction.orm.delete(operators).where(eq(operators.id, id));
    return { subject: email, before: { role }, result: { email, role } };
  },
});

export const listOperators = defineAction({
  about: 'who has access, with which role',
  parameters: {},
  isOverview: true,
  run: async ({ transaction }) => {
    const rows = await transaction.orm.select().from(operators).orderBy(asc(operators.email));
    return { subject: null, result: rows.map(operatorOf) };
  },
});
