import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const paymentsFor = (variables: Record<string, string>) => readConfig(variables).payments;

it('payments are tried out on this machine, real with a key, and absent elsewhere', () => {
  expect(paymentsFor({}).mode).toBe('test');
  expect(paymentsFor({ PUBLIC_URL: 'http://127.0.0.1:3000' }).mode).toBe('test');
  expect(paymentsFor({ PUBLIC_URL: 'https://pdf.example.com' }).mode).toBe('none');
  expect(paymentsFor({ STRIPE_SECRET_KEY: 'sk_live_1' }).mode).toBe('stripe');
  expect(paymentsFor({ PUBLIC_URL: 'https://pdf.example.com', PAYMENTS: 'test' }).mode).toBe('test');
  expect(paymentsFor({ STRIPE_SECRET_KEY: 'sk_live_1', PAYMENTS: 'none' }).mode).toBe('none');
});

it('each plan button has its link, and Starter one for both cycles', () => {
  const STRIPE_LINK_PRO_ANNUAL = 'https://buy.stripe.com/pro';
  const STRIPE_LINK_STARTER = 'https://billing.stripe.com/p/login/1';
  const payments = paymentsFor({
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_LINK_PRO_ANNUAL,
    STRIPE_LINK_STARTER,
  });
  expect(payments).toMatchObject({
    links: {
      pro: { annual: STRIPE_LINK_PRO_ANNUAL },
      starter: { monthly: STRIPE_LINK_STARTER, annual: STRIPE_LINK_STARTER },
    },
  });
});

it.each([
  ['PAYMENTS', 'paypal'],
  ['PAYMENTS', 'stripe'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
  ['STRIPE_LINK_PRO_MONTHLY', 'http://buy.stripe.com/pro'],
])('%s=%s stops the start with a sentence, which never repeats the value of a secret', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(/must be/);
  if (name.includes('SECRET'))
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^(?!.*${value})`));
});
