import { centsOf, formatFee, formatMoney, type Mills } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';

/** Rounded as an invoice rounds it. */
export const euros = (amount: Mills, language: Language): string =>
  formatMoney(centsOf(amount) * 10, 'EUR', language);

/** With two decimals; with three where a fee is a fraction of a cent, so that none of it is rounded away. */
export const exactEuros = (amount: Mills, language: Language): string => formatFee(amount, 'EUR', language);
