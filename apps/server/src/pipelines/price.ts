import { chargeKinds, chargesOf } from '@pagesmith/catalog';
import type { BillingAccount, PipelinePrice } from '@pagesmith/contract';
import { operations, type Pipeline } from '@pagesmith/operations';

interface Asked {
  readonly pipeline: Pipeline;
  readonly account: Pick<BillingAccount, 'subscription' | 'proTools' | 'gdpr'>;
  /** All files together, as far as they are known. */
  readonly inputBytes: number;
  readonly isTest: boolean;
}

type Price = Omit<PipelinePrice, 'problems'>;

/** What a pipeline would cost now: each step as a call of its operation, its files and its proof of deletion once. */
export function priceOf({ pipeline, account, inputBytes, isTest }: Asked): Price {
  const { plan, monthlyLimit, currentUsage } = account.subscription;
  const { proTools, gdpr } = account;
  const creditsRemaining = Math.max(0, monthlyLimit - currentUsage);
  const proToolIds = pipeline.steps.map(({ operation }) => operation).filter(isProTool);
  const isTrial = !isTest && proToolIds.length > 0 && typeof proTools.fee === 'number' && !proTools.isOn;
  const free = { credits: 0, creditsRemaining, currency: 'EUR', charges: [], totalMills: 0 } as const;
  if (isTest || isTrial) return { ...free, isTrial };
  const credits = pipeline.steps.length;
  const fees = chargesOf({
    plan,
    inputBytes,
    isOverAllowance: true,
    isProTool: true,
    hasProToolsAddOn: proTools.isOn,
    hasGdprMode: gdpr.isOn,
  });
  const amounts = {
    ...fees,
    overage: fees.overage * Math.max(0, credits - creditsRemaining),
    proTools: fees.proTools * proToolIds.length,
  };
  const charges = chargeKinds
    .map((kind) => ({ kind, amountMills: amounts[kind] }))
    .filter(({ amountMills }) => amountMills > 0);
  const totalMills = charges.reduce((sum, { amountMills }) => sum + amountMills, 0);
  return { ...free, credits, isTrial, charges, totalMills };
}

const isProTool = (id: string): boolean => operations.some((one) => one.id === id && one.isProTool);
