import { allowedAddressesMax, keyMonthlyCapMax, keyRatePerMinuteMax } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { formatNumber } from '../../language/numbers.ts';
import { type KeyDraft, settingsOf } from './key-draft.ts';
import { keyOptionsWords } from './options-words.ts';

/** What is wrong, by the field where it is said. */
export type KeyProblems = Partial<Record<'expiresOn' | 'rate' | 'cap' | 'addresses', string>>;

/** What the server would refuse, in its own words about its own names: here at the field, in those of the form. */
export function keyProblems(draft: KeyDraft, language: Language, now = new Date()): KeyProblems {
  const { wrong } = keyOptionsWords[language];
  const { expiresAt, ratePerMinute, monthlyCap, allowedAddresses } = settingsOf(draft);
  const limit = (value: number | null, max: number) =>
    value === null || (Number.isInteger(value) && value >= 1 && value <= max)
      ? undefined
      : wrong.limit(formatNumber(max, language));
  const strange = allowedAddresses?.find((address) => !isAddress(address));
  const isLong = (allowedAddresses?.length ?? 0) > allowedAddressesMax;
  const found = {
    expiresOn: expiresAt !== null && new Date(expiresAt) <= now ? wrong.expiresOn : undefined,
    rate: limit(ratePerMinute, keyRatePerMinuteMax),
    cap: limit(monthlyCap, keyMonthlyCapMax),
    addresses: isLong ? wrong.addresses(allowedAddressesMax) : strange && wrong.address(strange),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** An address of either kind, or a network: as far as a browser can tell, the server has the last word. */
function isAddress(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const parts = address.split('.');
  const isOfFour = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  if (isOfFour) return Number(bits ?? 32) <= 32;
  return address.includes(':') && URL.canParse(`http://[${address}]`) && Number(bits ?? 128) <= 128;
}
