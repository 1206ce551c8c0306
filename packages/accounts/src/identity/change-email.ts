import { accounts } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { emailAddress, password } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import type { Account, SignedIn, Visitor } from './account.ts';
import { keepOtherSessions, replaceEmail } from './change-account.ts';
import { confirmPassword } from './check-password.ts';
import type { IdentityDeps } from './deps.ts';
import { identityFailures } from './failures.ts';
import { addProof } from './prove-email.ts';

/** Where mail can be sent the account stays as it is until the new address is proven. */
export async function changeEmail(
  deps: IdentityDeps,
  who: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Account> {
  const { database, mailbox } = deps;
  const { account, session } = who;
  const wanted = readArguments({ email: emailAddress, password, keepOtherSessions }, given);
  await confirmPassword(deps, who, wanted.password);
  if (wanted.email === account.email) return account;
  const [taken] = await database.orm.select().from(accounts).where(eq(accounts.email, wanted.email));
  if (taken) throw identityFailures.userAlreadyExists();
  const change = {
    account,
    email: wanted.email,
    visitor,
    sessionId: session.id,
    keepsOtherSessions: wanted.keepOtherSessions,
  };
  if (mailbox.canSend) return askForProof(deps, change);
  return database.transaction((transaction) =>
    replaceEmail(deps, transaction, { ...change, emailVerifiedAt: null }),
  );
}

type EmailChange = Omit<Parameters<typeof replaceEmail>[2], 'emailVerifiedAt'>;

async function askForProof(deps: IdentityDeps, change: EmailChange): Promise<Account> {
  const { database, mailbox, throttle, limits, clock, verificationUrl } = deps;
  const { account, email, visitor } = change;
  const at = clock.now();
  await throttle.take({ rule: limits.proofs, subject: account.id });
  await database.transaction(async (transaction) => {
    await addProof(deps, transaction, { ...change, url: verificationUrl });
    const facts = { to: email };
    const event = { accountId: account.id, kind: 'email_change_asked', visitor, facts, at } as const;
    await recordSecurityEvent(transaction, event);
    await notifyOwner(mailbox, transaction, { kind: 'emailChangeAsked', account, visitor, at, about: email });
  });
  return account;
}
