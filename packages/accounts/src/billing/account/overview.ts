import {
  type ChargeKind,
  chargeKinds,
  type Mills,
  monthlyPriceMills,
  plans,
  policy,
} from '@pagesmith/catalog';
import type { BillingAccount, ChargeLine } from '@pagesmith/contract';
import { charges, type subscriptions, trials } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, count, eq, sum } from 'drizzle-orm';
import { meteringFailures } from '../../metering/failures.ts';
import type { BillingDeps } from '../deps.ts';
import { overridesOf } from '../overrides/overrides.ts';
import type { Customer } from '../provider.ts';
import { lockSubscription } from '../rules/settle-subscription.ts';
import { graceEndOf, type Terms } from '../rules/terms.ts';
import { forecastMills } from './forecast.ts';
import { planLinks } from './links.ts';

type Row = typeof subscriptions.$inferSelect;

type Requester = Pick<Customer, 'accountId' | 'email' | 'language'>;

/** Everything that the billing tab shows but the invoices, as it is at this moment. */
export async function billingOverview(deps: BillingDeps, requester: Requester): Promise<BillingAccount> {
  const { database, clock, provider } = deps;
  const now = clock.now();
  const { row, lines, trialsUsed, overrides } = await database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, requester.accountId, now);
    const locked = row ?? fail(meteringFailures.subscriptionAbsent());
    const lines = await chargeLines(transaction, locked);
    const overrides = await overridesOf(transaction, locked.userId);
    return { row: locked, lines, trialsUsed: await trialsUsedBy(transaction, locked), overrides };
  });
  const plan = plans[row.plan];
  const customer = customerOf(row, requester, provider?.mode);
  const isPaid = row.plan !== 'starter' || customer.subscriptionId !== null;
  return {
    mode: provider?.mode ?? 'none',
    currency: 'EUR',
    subscription: subscriptionFacts(row, overrides?.graceEndsAt ?? null),
    charges: {
      lines,
      totalMills: lines.reduce((total, { amountMills }) => total + amountMills, 0),
      forecastMills: forecastOf(row, lines, now),
    },
    spendCapMills: row.spendCapMills,
    gdpr: {
      isOn: plan.gdprFee === 'included' || (plan.gdprFee !== 'none' && row.hasGdprMode),
      canChange: typeof plan.gdprFee === 'number',
      fee: plan.gdprFee,
    },
    proTools: {
      isOn: plan.proToolsFee === 'included' || (plan.proToolsFee !== 'none' && row.hasProToolsAddOn),
      canChange: typeof plan.proToolsFee === 'number' && customer.subscriptionId !== null,
      fee: plan.proToolsFee,
      trialsUsed,
    },
    retention: {
      minutes:
        overrides?.retentionMinutes ??
        ((plan.retentionMinutesMax && row.retentionMinutes) || plan.retentionMinutes),
      canChange: plan.retentionMinutesMax !== undefined && !overrides?.retentionMinutes,
    },
    alerts: alertsOf(row),
    links: planLinks(deps, customer, isPaid),
    hasPortal: customer.customerId !== null,
  };
}

/** What another provider called the account is nothing to this one. */
export function customerOf(row: Row, requester: Requester, mode: string | undefined): Customer {
  const isKnown = row.provider === mode;
  const { accountId, email, language } = requester;
  const customerId = isKnown ? row.providerCustomerId : null;
  return {
    accountId,
    email,
    language,
    customerId,
    subscriptionId: isKnown ? row.providerSubscriptionId : null,
  };
}

const timeOrNull = (time: Date | null) => time?.toISOString() ?? null;

function subscriptionFacts(row: Row, graceExtendedTo: Date | null): BillingAccount['subscription'] {
  const { changeAt, changeTo, pastDueSince } = row;
  const later = changeTo as Pick<Terms, 'plan' | 'billing_cycle'> | null;
  // A plan that was set by hand stays, whatever the calendar would make of the one that is paid.
  const next = later && (later.plan !== row.plan || later.billing_cycle !== row.billingCycle) ? later : null;
  return {
    plan: row.plan,
    status: row.status,
    billingCycle: row.billingCycle,
    priceMills: priceMillsOf(row),
    monthlyLimit: row.monthlyLimit,
    currentUsage: row.currentUsage,
    periodStartedAt: row.periodStartedAt.toISOString(),
    periodEndsAt: row.periodEndsAt.toISOString(),
    nextBillingDate: timeOrNull(row.nextBillingDate),
    cancelAt: timeOrNull(row.cancelAt),
    pastDueSince: timeOrNull(pastDueSince),
    graceEndsAt: timeOrNull(pastDueSince && graceEndOf(pastDueSince, graceExtendedTo)),
    scheduled: changeAt &&
      next && { plan: next.plan, billingCycle: next.billing_cycle, at: changeAt.toISOString() },
  };
}

async function chargeLines({ orm }: BillingDeps['database'] | Transaction, row: Row): Promise<ChargeLine[]> {
  const found = await orm
    .select({ kind: charges.kind, count: count(), amount: sum(charges.amountMills) })
    .from(charges)
    .where(and(eq(charges.userId, row.userId), eq(charges.periodStartedAt, row.periodStartedAt)))
    .groupBy(charges.kind);
  const byKind = new Map(found.map((one) => [one.kind, one]));
  const lines = chargeKinds.map((kind) => ({
    kind,
    count: byKind.get(kind)?.count ?? 0,
    amountMills: Number(byKind.get(kind)?.amount ?? 0),
  }));
  return [{ kind: 'plan', count: 1, amountMills: priceMillsOf(row) }, ...lines];
}

async function trialsUsedBy({ orm }: Transaction, { userId, periodStartedAt }: Row) {
  const isOfMonth = and(eq(trials.userId, userId), eq(trials.periodStartedAt, periodStartedAt));
  const rows = await orm.select().from(trials).where(isOfMonth);
  return Object.fromEntries(rows.map(({ operation, used }) => [operation, used]));
}

type Transaction = Parameters<typeof lockSubscription>[0];

/** A month of the plan: what was agreed with this customer, or what it costs everybody. */
const priceMillsOf = ({ plan, billingCycle, priceMills }: Row): Mills =>
  priceMills ?? monthlyPriceMills(plan, billingCycle);

function overageMillsOf({ plan, overageMills }: Row): Mills {
  const { overageFee } = plans[plan];
  return overageMills ?? (typeof overageFee === 'number' ? overageFee : 0);
}

function forecastOf(row: Row, lines: readonly ChargeLine[], now: Date): Mills {
  const amounts = Object.fromEntries(lines.map(({ kind, amountMills }) => [kind, amountMills]));
  const month = {
    priceMills: priceMillsOf(row),
    monthlyLimit: row.monthlyLimit,
    startedAt: row.periodStartedAt,
    endsAt: row.periodEndsAt,
    usedCalls: row.currentUsage,
    charges: amounts as Record<ChargeKind, Mills>,
    spendCapMills: row.spendCapMills,
    overageMills: overageMillsOf(row),
  };
  return forecastMills(month, now);
}

/** The highest that is reached, of the allowance and of the cap. */
function alertsOf(row: Row): BillingAccount['alerts'] {
  const isBeyondAllowance = row.currentUsage >= row.monthlyLimit;
  const nextMills = isBeyondAllowance ? overageMillsOf(row) : 0;
  const cap = row.spendCapMills;
  const isCapReached = cap !== null && (row.chargedMills >= cap || row.chargedMills + nextMills > cap);
  const shares = [
    { kind: 'allowance' as const, share: (100 * row.currentUsage) / Math.max(1, row.monthlyLimit) },
    ...(cap === null
      ? []
      : [
          {
            kind: 'cap' as const,
            share: isCapReached && isBeyondAllowance ? 100 : (100 * row.chargedMills) / Math.max(1, cap),
          },
        ]),
  ];
  return shares.flatMap(({ kind, share }) => {
    const percent = policy.alertPercents.findLast((one) => share >= one);
    return percent === undefined ? [] : [{ kind, percent }];
  });
}
