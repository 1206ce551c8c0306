import type { Language } from '@pagesmith/kernel';

/** Thousandths of a currency unit, always whole: 0.105 is 105, 9.99 is 9990. */
export type Mills = number;
export type Currency = 'EUR' | 'USD';

/** Converts a price as people write it to mills. */
export const mills = (amount: number): Mills => Math.round(amount * 1000);

/** Payment providers count in cents; fractions of a cent are rounded. */
export const centsOf = (amount: Mills): number => Math.round(amount / 10);

/** A fee is a fraction of a cent sometimes: none of it is rounded away, and a whole cent has no third decimal. */
export const formatFee = (amount: Mills, currency: Currency, language: Language): string =>
  formatMoney(amount, currency, language, amount % 10 === 0 ? 2 : 3);

export function formatMoney(amount: Mills, currency: Currency, language: Language, digits = 2): string {
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-US', {
    style: 'currency',
    currency,
    // The sign alone, as the plans are written: $, also where French would add the country.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 1000);
}
