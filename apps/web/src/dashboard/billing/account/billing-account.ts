import type { BillingCycle, ChargeKind, Mills, Plan, PlanId } from '@pagesmith/catalog';
import { backend } from '../../../session/backend.ts';

export interface PlanLink {
  /** `checkout` sells a plan, in a tab of its own; `portal` leads to where a plan that is paid for is changed. */
  readonly kind: 'checkout' | 'portal';
  readonly url: string;
}

export interface ChargeLine {
  readonly kind: 'plan' | ChargeKind;
  readonly count: number;
  readonly amountMills: Mills;
}

/** Something that costs a fee per call. */
interface Paid<Fee> {
  readonly isOn: boolean;
  readonly canChange: boolean;
  readonly fee: Fee;
}

/** What the plan becomes by itself. */
export interface Scheduled {
  readonly plan: PlanId;
  readonly billingCycle: BillingCycle;
  readonly at: string;
}

/** As the server tells it: times are ISO texts. */
export interface BillingAccount {
  readonly mode: 'stripe' | 'test' | 'none';
  readonly subscription: {
    readonly plan: PlanId;
    readonly status: string;
    readonly billingCycle: BillingCycle;
    readonly monthlyLimit: number;
    readonly currentUsage: number;
    readonly periodStartedAt: string;
    readonly periodEndsAt: string;
    readonly nextBillingDate: string | null;
    readonly cancelAt: string | null;
    readonly graceEndsAt: string | null;
    readonly scheduled: Scheduled | null;
  };
  readonly charges: {
    readonly lines: readonly ChargeLine[];
    readonly totalMills: Mills;
    readonly forecastMills: Mills;
  };
  readonly spendCapMills: Mills | null;
  readonly gdpr: Paid<Plan['gdprFee']>;
  readonly proTools: Paid<Plan['proToolsFee']>;
  readonly alerts: readonly { readonly kind: 'allowance' | 'cap'; readonly percent: number }[];
  readonly links: Readonly<Record<PlanId, Readonly<Record<BillingCycle, PlanLink | null>>>>;
  /** Whether there is a payment to manage. */
  readonly hasPortal: boolean;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly createdAt: string;
  readonly amountMills: Mills;
  readonly status: string;
  readonly url: string | null;
}

/** Of the server's own, beside what the SDK knows. */
function call<Answer>(method: 'GET' | 'PATCH', path: string, body?: object): Promise<Answer> {
  const { client } = backend();
  const url = new URL(`${client.config.endpoint}${path}`);
  return client.call(method, url, { 'content-type': 'application/json' }, { ...body });
}

export const loadBillingAccount = () => call<BillingAccount>('GET', '/billing');

/** What is not named stays as it is; a cap of null is none. */
export type Settings = { readonly spendCapMills: Mills | null } | { readonly hasGdprMode: boolean };

export const changeSettings = (settings: Settings) => call<BillingAccount>('PATCH', '/billing', settings);

export async function loadInvoices(): Promise<readonly Invoice[]> {
  return (await call<{ invoices: readonly Invoice[] }>('GET', '/billing/invoices')).invoices;
}
