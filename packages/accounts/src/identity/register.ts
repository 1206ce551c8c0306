import { plans } from '@pagesmith/catalog';
import {
  accounts,
  subscriptions,
  type Transaction,
  uniqueViolation,
  userCounters,
} from '@pagesmith/database';
import { fail, uniqueId } from '@pagesmith/kernel';
import { eq, or } from 'drizzle-orm';
import { accountName, emailAddress, password, wireId } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import { networkOf } from '../throttle/network-of.ts';
import { accepted, recordAcceptance } from './acceptance.ts';
import { type Account, type Visitor, withoutSecrets } from './account.ts';
import type { IdentityDeps } from './deps.ts';
import { identityFailures } from './failures.ts';
import { oneMonthAfter } from './one-month-after.ts';
import { addProof } from './prove-email.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const parameters = {
  userId: wireId,
  email: emailAddress,
  password,
  name: { ...accountName, absent: '' },
  accepted,
};

export async function register(deps: IdentityDeps, given: unknown, visitor: Visitor): Promise<Account> {
  const { database, passwords, throttle, limits, clock, mailbox, verificationUrl } = deps;
  const { userId, email, password, name, accepted } = readArguments(parameters, given);
  await refuseWeakPassword(password, { email, name });
  passwords.requireRoom();
  await throttle.take({ rule: limits.registrations, subject: networkOf(visitor.address) });
  const id = userId === 'unique()' ? uniqueId(clock) : userId;
  const [taken] = await database.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.email, email)));
  if (taken) throw identityFailures.userAlreadyExists();
  const passwordHash = await passwords.hash(password);
  const newAccount = { id, email, name, passwordHash, language: visitor.language };
  try {
    return await database.transaction(async (transaction) => {
      const now = clock.now();
      const account = await open(transaction, newAccount, now);
      await recordAcceptance(transaction, id, accepted, now);
      await recordSecurityEvent(transaction, { accountId: id, kind: 'account_registered', visitor, at: now });
      if (mailbox.canSend)
        await addProof(deps, transaction, { account, email, url: verificationUrl, visitor });
      return account;
    });
  } catch (error) {
    if (uniqueViolation(error)) throw identityFailures.userAlreadyExists({ cause: error });
    throw error;
  }
}

type NewAccount = Pick<typeof accounts.$inferInsert, 'id' | 'email' | 'name' | 'passwordHash' | 'language'>;

/** The account and what every account has; the users document is put together from these rows. */
async function open({ orm }: Transaction, newAccount: NewAccount, now: Date): Promise<Account> {
  const { id } = newAccount;
  const times = { createdAt: now, updatedAt: now };
  const [account] = await orm
    .insert(accounts)
    .values({ ...newAccount, ...times, passwordUpdatedAt: now, accessedAt: now })
    .returning();
  const monthEnd = oneMonthAfter(now);
  await orm.insert(subscriptions).values({
    ...times,
    id: uniqueId({ now: () => now }),
    userId: id,
    plan: 'starter',
    status: 'active',
    billingCycle: 'monthly',
    monthlyLimit: plans.starter.callsPerMonth,
    nextBillingDate: monthEnd,
    periodStartedAt: now,
    periodEndsAt: monthEnd,
  });
  await orm.insert(userCounters).values({ userId: id, month: `${now.toISOString().slice(0, 7)}-01` });
  return withoutSecrets(account ?? fail(identityFailures.userAlreadyExists()));
}
