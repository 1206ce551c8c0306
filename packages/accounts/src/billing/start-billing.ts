import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { createRounds } from '../rounds.ts';
import { type Billing, createBilling } from './billing.ts';
import type { BillingDeps } from './deps.ts';
import { createStripeProvider, type PaymentLinks } from './stripe/stripe-provider.ts';
import { createTestPayments, type TestPayments } from './test-payments/test-payments.ts';

/** Where payments are made; what is not set is not offered. */
export type Payments =
  | { readonly mode: 'none' }
  | { readonly mode: 'test'; readonly webhookSecret: string | undefined }
  | {
      readonly mode: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string | undefined;
      readonly links: PaymentLinks;
    };

interface Setting extends Omit<BillingDeps, 'provider' | 'signingSecret'> {
  readonly payments: Payments;
  /** Another way to reach the provider, for tests. */
  readonly stripeConfig?: ConstructorParameters<typeof Stripe>[1];
  /** Something was done that leaves mail behind. */
  readonly onMail?: () => void;
}

export interface RunningBilling extends Billing {
  /** Only in payment mode `test`. */
  readonly testPayments: TestPayments | undefined;
  /** There is something to do: it is done at once, and nobody waits for it. */
  wake(): void;
  stop(): Promise<void>;
}

const roundMs = 15_000;
const stripeSetting = { timeout: 10_000, maxNetworkRetries: 1, telemetry: false };

export function startBilling({ payments, stripeConfig, onMail, ...setting }: Setting): RunningBilling {
  const { database, clock, publicUrl, onError } = setting;
  const given = payments.mode === 'none' ? undefined : payments.webhookSecret;
  const signingSecret = given ?? (payments.mode === 'test' ? randomBytes(32).toString('hex') : undefined);
  const deliver = async (event: object) => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const secret = signingSecret ?? '';
    await billing.receive(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
  };
  const testPayments =
    payments.mode === 'test' ? createTestPayments({ database, clock, publicUrl, deliver }) : undefined;
  const stripe =
    payments.mode === 'stripe'
      ? createStripeProvider({
          client: new Stripe(payments.secretKey, { ...stripeSetting, ...stripeConfig }),
          links: payments.links,
          publicUrl,
        })
      : undefined;
  const billing = createBilling({ ...setting, signingSecret, provider: testPayments ?? stripe });
  const rounds = createRounds(() => billing.tick().finally(onMail), onError);
  rounds.repeat(roundMs);
  return { ...billing, testPayments, wake: rounds.wake, stop: rounds.stop };
}
