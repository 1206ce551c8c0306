import { type Mills, mills } from '@pagesmith/catalog';

export const capMillsMax: Mills = mills(1_000_000);

/** An amount as either language writes it: 25, 25.5 or 25,50, with the sign of the euro or without. Undefined for anything else. */
export function readCap(typed: string): Mills | undefined {
  const amount = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s€]/g, ''));
  if (!amount) return undefined;
  const [, whole = '', decimals = ''] = amount;
  const cap = Number(whole) * 1000 + Number(decimals.padEnd(2, '0')) * 10;
  return cap <= capMillsMax ? cap : undefined;
}
