import { type ChargeKind, type Plan, plans, yearlyTotalMills } from '@pagesmith/catalog';
import type { BillingAccount, ChargeLine } from '@pagesmith/contract';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatBytes } from '../../../language/numbers.ts';
import { euros, exactEuros } from '../euros.ts';
import { chargesWords } from './words.ts';

const feeOf = (kind: ChargeKind, { overageFee, fileSizeFee, proToolsFee, gdprFee }: Plan) =>
  ({ overage: overageFee, fileSize: fileSizeFee, proTools: proToolsFee, gdpr: gdprFee })[kind];

/** Whether the plan can be charged for it, or was. */
export function isChargeable({ kind, amountMills }: ChargeLine, plan: Plan): boolean {
  return kind === 'plan' || amountMills > 0 || feeOf(kind, plan) !== 'none';
}

/** What a kind of charge costs on the plan. */
export function useChargeNote(
  kind: ChargeLine['kind'],
  subscription: BillingAccount['subscription'],
): string {
  const words = useWords(chargesWords);
  const { language } = useLanguage();
  const { billingCycle } = subscription;
  const plan = plans[subscription.plan];
  if (kind === 'plan') {
    return billingCycle === 'annual' && plan.priceMills > 0
      ? words.planYearly(plan.name, euros(yearlyTotalMills(plan.id, billingCycle), language))
      : plan.name;
  }
  const fee = feeOf(kind, plan);
  if (fee === 'included') return words.included;
  if (fee === 'none') return words.never(plan.name);
  const price = exactEuros(fee, language);
  return kind === 'fileSize' && plan.includedBytes !== 'none'
    ? words.eachAbove(price, formatBytes(plan.includedBytes, language))
    : words.each(price);
}
