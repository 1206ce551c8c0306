import { type PlanId, plans } from '@pagesmith/catalog';
import { accounts, type Database, subscriptions, userCounters } from '@pagesmith/database';
import { movableClock, uniqueId } from '@pagesmith/kernel';
import { createMailbox, type Mail } from '../../mail/mailbox.ts';
import { createLedger } from '../../metering/index.ts';
import { callBy, damaged, success, wideRates } from '../../metering/testing/metered-account.ts';
import { createSecrets } from '../../secrets/secrets.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import { createCourier } from '../courier.ts';
import { createDeliveries } from '../deliveries.ts';
import { createEndpoints } from '../endpoints.ts';
import { type WebhookLimits, webhookLimits } from '../limits.ts';
import { outsideWorld } from './receivers.ts';

export const start = new Date('2026-11-15T08:00:00.000Z');

/** Everything around webhooks on a database, with a clock to move, and the world outside to answer. */
export function webhooksOf(database: Database, given: Partial<WebhookLimits> = {}) {
  const clock = movableClock(start);
  const world = outsideWorld();
  const secrets = createSecrets({ secretKey: 'only for tests, and long enough for it' });
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const mailbox = createMailbox({ database, secrets, clock, send });
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const limits = { ...webhookLimits, ...given };
  const throttle = createThrottle(database, clock);
  const deps = { database, secrets, throttle, clock, limits, outgoing: world.outgoing, mailbox, onError };
  const newCourier = () => createCourier(deps);
  const ledger = createLedger({ database, clock, processId: uniqueId(), limits: wideRates, onError });
  const moveBy = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000));
  const deliver = async (courier = newCourier()) => {
    courier.wake();
    await courier.settled();
    if (errors.length > 0) throw errors[0];
  };
  return {
    ...{ clock, world, secrets, mails, mailbox, deps, ledger, moveBy, deliver, newCourier },
    endpoints: createEndpoints(deps),
    deliveries: createDeliveries(deps),
    newAccount: async (plan: PlanId = 'pro', usage = {}) => {
      await ledger.sweep();
      return newAccount(database, plan, usage);
    },
    /** A call from its reservation to its end. */
    call: async (accountId: string, hasFailed = false) => {
      const call = callBy({ accountId, keyId: 'key', keyName: 'Main' });
      const reservation = await ledger.reserve(call);
      if (hasFailed) await ledger.release(reservation, damaged);
      else await ledger.settle(reservation, success);
      return call.id;
    },
    latest: async (accountId: string, id: string) =>
      (await createDeliveries(deps).list({ accountId, id }, {})).at(0),
  };
}

async function newAccount(database: Database, plan: PlanId, usage: object): Promise<string> {
  const id = uniqueId();
  const email = `${id}@example.com`;
  await database.orm.insert(accounts).values({ id, email, name: '', passwordHash: '-' });
  await database.orm.insert(userCounters).values({ userId: id, month: '2026-11-01' });
  await database.orm.insert(subscriptions).values({
    id,
    userId: id,
    plan,
    status: 'active',
    billingCycle: 'monthly',
    nextBillingDate: new Date('2027-01-15T08:00:00.000Z'),
    monthlyLimit: plans[plan].callsPerMonth,
    periodStartedAt: start,
    periodEndsAt: new Date('2027-01-15T08:00:00.000Z'),
    ...usage,
  });
  return id;
}
