// Plans that are bought, changed and cancelled: rules, the payment provider's events, charges, notices and mail.
// The provider is Stripe, or our own for trying things out; both speak in the same signed events.
export { type Billing, createBilling } from './billing.ts';
export { billingFailures } from './failures.ts';
export type { Invoice, PaymentProvider } from './provider.ts';
export { type Payments, type RunningBilling, startBilling } from './start-billing.ts';
export { createStripeProvider, type PaymentLinks } from './stripe/stripe-provider.ts';
export { testCards } from './test-payments/cards.ts';
export { type Books, boughtOf, periodOf, type TestInvoice } from './test-payments/objects.ts';
export type { TestPayments } from './test-payments/test-payments.ts';
