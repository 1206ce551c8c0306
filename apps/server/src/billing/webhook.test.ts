import { movableClock } from '@pagesmith/kernel';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../wire/testing/people.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { bodyOf, overviewOf, scriptOf } from './testing/script.ts';

describe('with Stripe', () => {
  const secret = 'whsec_for_tests';
  const clock = movableClock('2026-11-15T08:00:00Z');
  let server: TestServer;
  beforeAll(async () => {
    const variables = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_LINK_PREMIUM_MONTHLY: 'https://buy.stripe.com/premium?locale=auto',
    };
    server = await startServer({ variables, clock });
  });
  afterAll(() => server.stop());

  const send = (payload: string, { key = secret, ageSeconds = 0 } = {}) => {
    const timestamp = Math.floor(clock.now().getTime() / 1000) - ageSeconds;
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
    const headers = { 'stripe-signature': header, 'content-type': 'application/json; charset=utf-8' };
    return fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body: payload });
  };
  const completed = (accountId: string) => [
    {
      id: `evt_c_${accountId}`,
      object: 'event',
      created: 1_794_729_600,
      type: 'checkout.session.completed',
      data: {
        object: {
          client_reference_id: accountId,
          customer: `cus_${accountId}`,
          subscription: `sub_${accountId}`,
        },
      },
    },
    {
      id: `evt_s_${accountId}`,
      object: 'event',
      created: 1_794_729_600,
      type: 'customer.subscription.created',
      data: {
        object: {
          id: `sub_${accountId}`,
          customer: `cus_${accountId}`,
          status: 'active',
          billing_cycle_anchor: 1_794_729_600,
          items: {
            data: [
              {
                current_period_start: 1_794_729_600,
                current_period_end: 1_797_321_600,
                price: { id: 'price_1', metadata: { plan: 'pro' }, recurring: { interval: 'month' } },
              },
            ],
          },
        },
      },
    },
  ];

  it('a signed event moves the subscription, and a forged or old one is refused', async () => {
    const person = await signedIn(server.url);
    const script = scriptOf(server, person);
    const { links } = await overviewOf(await script.get('/v1/billing'));
    const link = new URL(links.premium.monthly?.url ?? '');
    expect([link.searchParams.get('prefilled_email'), link.searchParams.get('client_reference_id')]).toEqual([
      person.email,
      person.user.$id,
    ]);
    const events = completed(person.user.$id).map((one) => JSON.stringify(one));
    for (const payload of events) {
      expect((await send(payload, { key: 'whsec_of_another' })).status).toBe(400);
      expect((await send(payload, { ageSeconds: 301 })).status).toBe(400);
    }
    const unsigned = await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', body: events[0] ?? '' });
    expect([unsigned.status, (await bodyOf(unsigned)).code]).toEqual([400, 'event_signature_invalid']);
    expect(await overviewOf(await script.get('/v1/billing'))).toMatchObject({
      subscription: { plan: 'starter' },
    });
    for (const payload of events.toReversed()) expect((await send(payload)).status).toBe(200);
    expect(await overviewOf(await script.get('/v1/billing'))).toMatchObject({
      subscription: { plan: 'pro', monthlyLimit: 5_000, nextBillingDate: '2026-12-15T08:00:00.000Z' },
    });
    const [document] = (
      await person.browser.databases.listDocuments({ databaseId: 'default', collectionId: 'subscriptions' })
    ).documents;
    expect(document).toMatchObject({
      plan: 'pro',
      monthlyLimit: 5_000,
      status: 'active',
      billingCycle: 'monthly',
    });
  });

  it('an event of a kind that says nothing is taken and changes nothing', async () => {
    const event = {
      id: 'evt_other',
      object: 'event',
      created: 1,
      type: 'charge.refunded',
      data: { object: {} },
    };
    expect((await send(JSON.stringify(event))).status).toBe(200);
  });
});
