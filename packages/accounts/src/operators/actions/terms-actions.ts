import { type PlanId, planIds, plans, retentionChoice } from '@pagesmith/catalog';
import { credits, subscriptions, type Transaction } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { oneOf } from '../../arguments/parameters.ts';
import { clearOverrides, overridesOf, setOverrides } from '../../billing/overrides/overrides.ts';
import type { OperatorDeps } from '../deps.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';
import { requireCustomer } from './find-customer.ts';
import { account, optional, time, wholeNumber } from './parameters.ts';

const changesMoney = { needsReason: true, needsConfirmation: true } as const;
/** Whose events subscriptions follow from. */
const providerOf = ({ billing }: OperatorDeps): 'stripe' | 'test' =>
  billing.mode === 'test' ? 'test' : 'stripe';
const megabyte = 1_048_576;
const centMills = 10;

/** Holds whatever the payment provider says afterwards, until it is taken back or its time has come. */
export const set = defineAction({
  about: 'gives one customer other figures than the plan’s; what is not named stays',
  parameters: {
    account,
    plan: optional(oneOf(planIds)),
    monthlyLimit: optional(wholeNumber(0, 1_000_000_000)),
    ratePerMinute: optional(wholeNumber(1, 100_000)),
    fileMegabytes: optional(wholeNumber(1, plans.enterprise.fileBytesMax / megabyte)),
    retentionMinutes: optional(wholeNumber(retentionChoice.minutesMin, retentionChoice.minutesMax)),
    overageMills: optional(wholeNumber(0, 100_000)),
    priceCents: optional(wholeNumber(0, 10_000_000)),
    until: optional(time),
  },
  ...changesMoney,
  run: async ({ deps, transaction, now }, { account: given, until, ...wishes }) => {
    const { plan, fileMegabytes, priceCents, ...figures } = wishes;
    const isNothing = Object.values(wishes).every((value) => value === null);
    if (isNothing) throw operatorFailures.figureRequired();
    const { id } = await requireCustomer(transaction, given);
    const before = await overridesOf(transaction, id);
    const wanted = {
      ...figures,
      plan,
      // A plan by hand comes with its own allowance.
      monthlyLimit: figures.monthlyLimit ?? (plan && plans[plan].callsPerMonth),
      fileBytesMax: fileMegabytes && fileMegabytes * megabyte,
      ...(priceCents !== null && {
        priceMills: priceCents * centMills,
        pricePlan: await pricedPlan(transaction, id, plan),
      }),
      endsAt: until,
    };
    const occasion = { accountId: id, provider: providerOf(deps), now };
    return { subject: id, before, after: await setOverrides(transaction, wanted, occasion) };
  },
});

/** A price is for one plan: the one that is set with it, or the one that the customer has. */
async function pricedPlan({ orm }: Transaction, accountId: string, given: PlanId | null) {
  const [row] = await orm.select().from(subscriptions).where(eq(subscriptions.userId, accountId));
  const plan = given ?? row?.plan ?? 'starter';
  return plan === 'starter' ? fail(operatorFailures.pricedPlanFree()) : plan;
}

export const unset = defineAction({
  about: 'takes back everything that was set by hand: the plan alone decides again',
  parameters: { account },
  ...changesMoney,
  run: async ({ deps, transaction, now }, given) => {
    const { id } = await requireCustomer(transaction, given.account);
    const before = await overridesOf(transaction, id);
    await clearOverrides(transaction, { accountId: id, provider: providerOf(deps), now });
    return { subject: id, before, result: { before: before ?? null } };
  },
});

export const grace = defineAction({
  about: 'lets a failed payment change nothing before a date',
  parameters: { account, until: time },
  ...changesMoney,
  run: async ({ deps, transaction, now }, given) => {
    const { id } = await requireCustomer(transaction, given.account);
    const before = await overridesOf(transaction, id);
    const occasion = { accountId: id, provider: providerOf(deps), now };
    return {
      subject: id,
      before,
      after: await setOverrides(transaction, { graceEndsAt: given.until }, occasion),
    };
  },
});

/** The payment provider is told by the servers, once, and takes it off the next invoices. */
export const credit = defineAction({
  about: 'owes the customer an amount in euro cents, which comes off the next invoices',
  parameters: { account, cents: wholeNumber(1, 1_000_000) },
  ...changesMoney,
  run: async ({ transaction, now }, given) => {
    const { id } = await requireCustomer(transaction, given.account);
    const [row] = await transaction.orm.select().from(subscriptions).where(eq(subscriptions.userId, id));
    if (!row?.providerCustomerId) throw operatorFailures.customerWithoutPayments();
    const amountMills = given.cents * centMills;
    await transaction.orm.insert(credits).values({ accountId: id, amountMills, createdAt: now });
    return { subject: id, after: { amountMills } };
  },
});
