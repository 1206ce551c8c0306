import { accountNotes } from '@pagesmith/database';
import { filledTextUpTo, oneOf } from '../../arguments/parameters.ts';
import { withoutSecrets } from '../../identity/account.ts';
import { addProof } from '../../identity/prove-email.ts';
import { addRecovery, newRecovery } from '../../identity/recovery.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';
import { requireCustomer } from './find-customer.ts';
import { account } from './parameters.ts';

/** What is noted about a customer is the customer's data, as with a ticket's notes. */
export const noteCustomer = defineAction({
  about: 'notes something about a customer among ourselves; an export of the account contains it',
  parameters: { account, text: filledTextUpTo(5_000) },
  run: async ({ transaction, actor, now }, given) => {
    const { id: accountId } = await requireCustomer(transaction, given.account);
    const row = { accountId, author: actor.name, text: given.text, createdAt: now };
    await transaction.orm.insert(accountNotes).values(row);
    return { subject: accountId, result: { author: row.author, text: row.text } };
  },
});

/** The link goes to the customer's own address, and nobody else sees it. */
export const resendMail = defineAction({
  about: 'mails a customer a new link: to prove the address (proof), or to choose a new password (recovery)',
  parameters: { account, mail: oneOf(['proof', 'recovery']) },
  needsReason: true,
  run: async ({ deps, transaction }, given) => {
    const row = await requireCustomer(transaction, given.account);
    const { publicUrl, clock, support } = deps;
    const { mailbox } = support;
    const language = row.language ?? 'en';
    if (row.status !== 'active') throw operatorFailures.mailUnneeded();
    if (given.mail === 'recovery') {
      const url = `${publicUrl}/recovery`;
      await addRecovery(mailbox, transaction, { recovery: newRecovery(clock), account: row, url, language });
    } else {
      if (row.emailVerifiedAt) throw operatorFailures.mailUnneeded();
      const proof = { account: withoutSecrets(row), email: row.email, visitor: { language } };
      await addProof({ mailbox, clock }, transaction, { ...proof, url: `${publicUrl}/verification` });
    }
    return { subject: row.id, after: { mail: given.mail } };
  },
});
