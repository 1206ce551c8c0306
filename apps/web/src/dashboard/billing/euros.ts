import { centsOf, formatMoney, type Mills } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';

/** Rounded as an invoice rounds it. */
export const euros = (amount: Mills, language: Language): string =>
  formatMoney(centsOf(amount) * 10, 'EUR', language);

/** A fee is a fraction of a cent sometimes, so none of it is rounded away. */
export const exactEuros = (amount: Mills, language: Language): string =>
  formatMoney(amount, 'EUR', language, 3);
