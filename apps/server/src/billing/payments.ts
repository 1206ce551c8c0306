import type { PaymentLinks, Payments } from '@pagesmith/accounts';
import { billingCycles, planIds } from '@pagesmith/catalog';
import * as z from 'zod';
import { isLoopbackUrl } from '../loopback.ts';

const link = z
  .url({ protocol: /^https$/, error: 'must be an https address such as https://buy.stripe.com/abc' })
  .optional();
const secretKey = z
  .string()
  .regex(/^(sk|rk)_\S+$/, { error: 'must be a Stripe secret key, which begins with sk_ or rk_' });
const webhookSecret = z
  .string()
  .regex(/^whsec_\S+$/, { error: 'must be a Stripe signing secret, which begins with whsec_' });

/** The variables of payments. */
export const paymentVariables = {
  PAYMENTS: z.enum(['stripe', 'test', 'none'], { error: 'must be stripe, test or none' }).optional(),
  STRIPE_SECRET_KEY: secretKey.optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_LINK_STARTER: link,
  STRIPE_LINK_PREMIUM_MONTHLY: link,
  STRIPE_LINK_PREMIUM_ANNUAL: link,
  STRIPE_LINK_PRO_MONTHLY: link,
  STRIPE_LINK_PRO_ANNUAL: link,
  STRIPE_LINK_ENTERPRISE_MONTHLY: link,
  STRIPE_LINK_ENTERPRISE_ANNUAL: link,
};

type Values = z.infer<z.ZodObject<typeof paymentVariables>>;

/** Undefined when Stripe is wanted and its key is not there. */
export function paymentsOf(values: Values, publicUrl: string): Payments | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const isLocal = isLoopbackUrl(publicUrl);
  const mode = values.PAYMENTS ?? (key ? 'stripe' : isLocal ? 'test' : 'none');
  if (mode === 'none') return { mode };
  if (mode === 'test') return { mode, webhookSecret };
  return key ? { mode, secretKey: key, webhookSecret, links: linksOf(values) } : undefined;
}

function linksOf(values: Values): PaymentLinks {
  const given = values as Readonly<Record<string, string | undefined>>;
  const links = planIds.map((plan) => {
    const byCycle = billingCycles.map((cycle) => {
      const name = plan === 'starter' ? plan : `${plan}_${cycle}`;
      return [cycle, given[`STRIPE_LINK_${name.toUpperCase()}`]];
    });
    return [plan, Object.fromEntries(byCycle)];
  });
  return Object.fromEntries(links);
}
