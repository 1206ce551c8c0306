import type { Mills } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';

/** What was charged beyond the plan's own price: the spend cap is about this. */
export const feesMills = ({ lines }: BillingAccount['charges']): Mills =>
  lines.reduce((sum, { kind, amountMills }) => (kind === 'plan' ? sum : sum + amountMills), 0);
