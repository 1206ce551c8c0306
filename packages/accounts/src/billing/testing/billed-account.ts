import { subscriptions } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { type Clock, movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Mail, Mailbox } from '../../mail/mailbox.ts';
import { meteredAccount } from '../../metering/testing/metered-account.ts';
import { type Payments, startBilling } from '../start-billing.ts';

export const start = new Date('2026-11-15T08:00:00.000Z');
export const webhookSecret = 'whsec_for_tests';
const day = 86_400_000;
export const daysLater = (days: number): Date => new Date(start.getTime() + days * day);

const stripePayments: Payments = { mode: 'stripe', secretKey: 'sk_test_1', webhookSecret, links: {} };

/** Billing on a database of its own, with a clock to move and mail to read. */
export async function billingAt(payments: Payments = stripePayments, stripeConfig?: object) {
  const database = await temporaryDatabase();
  const clock = movableClock(start);
  const mails: Mail[] = [];
  const errors: unknown[] = [];
  const mailbox: Mailbox = {
    canSend: true,
    add: async (_transaction, mail) => void mails.push(mail),
    deliver: async () => {},
  };
  const billing = startBilling({
    payments,
    ...(stripeConfig && { stripeConfig }),
    database,
    clock,
    publicUrl: 'http://localhost:3000',
    mailbox,
    onError: (error) => errors.push(error),
  });
  const subscriptionOf = async (accountId: string) => {
    const [row] = await database.orm.select().from(subscriptions).where(eq(subscriptions.userId, accountId));
    if (!row) throw new Error('The account is gone.');
    return row;
  };
  const newAccount = () => meteredAccount(database, 'starter');
  const stop = async () => {
    await billing.stop();
    await database.close();
  };
  return { database, clock, billing, mailbox, mails, errors, subscriptionOf, newAccount, stop };
}

/** What everybody who asks is: an account, its e-mail, a language. */
export const requester = (accountId: string) =>
  ({ accountId, email: `${accountId}@example.com`, language: 'en' }) as const;

/** Signed as the provider signs, at the clock's time. */
export function signed(event: object, clock: Clock, secret = webhookSecret): [string, string] {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  return [payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })];
}
