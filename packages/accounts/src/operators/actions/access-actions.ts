import { filledTextUpTo } from '../../arguments/parameters.ts';
import { blockAccount, eraseAccount, restoreAccount, unblockAccount } from '../../identity/block-account.ts';
import { endSessions } from '../../identity/sessions.ts';
import { recordSecurityEvent } from '../../security-log/record.ts';
import { operatorFailures } from '../failures.ts';
import { type ActionContext, defineAction } from './define.ts';
import { type CustomerRow, requireCustomer } from './find-customer.ts';
import { account } from './parameters.ts';

const changesAccess = { needsReason: true, needsConfirmation: true } as const;

const stateOf = ({ status, closedAt, blockedBecause }: CustomerRow) => ({ status, closedAt, blockedBecause });

const states = {
  active: { en: 'not blocked', fr: 'actif' },
  blocked: { en: 'already blocked', fr: 'déjà bloqué' },
  open: { en: 'not closed', fr: 'ouvert' },
  closed: { en: 'closed by its owner', fr: 'clôturé par son titulaire' },
};
const refuse = (state: keyof typeof states) => operatorFailures.accountStateWrong({ state: states[state] });

/** The customer as before, changed, and as after. */
async function changed(
  { transaction }: ActionContext,
  given: string,
  work: (customer: CustomerRow) => Promise<void>,
) {
  const customer = await requireCustomer(transaction, given);
  await work(customer);
  const after = await requireCustomer(transaction, customer.id);
  const { id, email } = after;
  return {
    subject: id,
    before: stateOf(customer),
    after: stateOf(after),
    result: { id, email, ...stateOf(after) },
  };
}

export const block = defineAction({
  about: 'refuses keys and sign-in of a customer, who is told the sentence',
  parameters: { account, because: filledTextUpTo(500) },
  ...changesAccess,
  run: (context, given) =>
    changed(context, given.account, async (customer) => {
      if (customer.closedAt) throw refuse('closed');
      if (customer.status === 'blocked' && customer.blockedBecause === given.because) throw refuse('blocked');
      const { transaction, now } = context;
      await blockAccount(transaction, { id: customer.id, because: given.because, now });
    }),
});

export const unblock = defineAction({
  about: 'lets a blocked customer in again',
  parameters: { account },
  ...changesAccess,
  run: (context, given) =>
    changed(context, given.account, async (customer) => {
      if (customer.closedAt) throw refuse('closed');
      if (customer.status !== 'blocked') throw refuse('active');
      await unblockAccount(context.transaction, customer.id, context.now);
    }),
});

export const restore = defineAction({
  about: 'brings back an account that its owner has closed, or that is about to be erased',
  parameters: { account },
  ...changesAccess,
  run: (context, given) =>
    changed(context, given.account, async (customer) => {
      if (!customer.closedAt) throw refuse('open');
      await restoreAccount(context.transaction, customer, context.now);
    }),
});

export const erase = defineAction({
  about: 'ends what the customer pays for, and erases the account within minutes',
  parameters: { account },
  ...changesAccess,
  first: async (deps, given) => {
    const { id } = await deps.database.transaction((transaction) =>
      requireCustomer(transaction, given.account),
    );
    await deps.billing.endAll(id);
  },
  run: (context, given) =>
    changed(context, given.account, ({ id }) => eraseAccount(context.transaction, id, context.now)),
});

export const endAllSessions = defineAction({
  about: 'signs a customer out everywhere, and says so in their security log',
  parameters: { account },
  ...changesAccess,
  run: async ({ transaction, now }, given) => {
    const { id, email } = await requireCustomer(transaction, given.account);
    await endSessions(transaction, id);
    await recordSecurityEvent(transaction, { accountId: id, kind: 'sessions_ended', at: now });
    return { subject: id, result: { id, email } };
  },
});
