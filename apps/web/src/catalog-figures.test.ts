import { formatMoney, mills, type PlanId, plans, policy } from '@pagesmith/catalog';
import { languages } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, publicScreens } from '../addresses.ts';
import { prerender } from './prerender.tsx';

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };
const pro: Changeable<(typeof plans)[PlanId]> = plans.pro;
const facts: { sessionDays: number; backupDeletionDays: number } = policy;
const before = { pro: { ...pro }, facts: { ...facts } };
const wanted = {
  priceMills: mills(77.7),
  callsPerMonth: 4_321,
  overageFee: mills(0.321),
  retentionMinutes: 37,
};

/** A catalog with other figures: whatever still says an old one has it from elsewhere. */
beforeAll(() => {
  Object.assign(pro, wanted);
  Object.assign(facts, { sessionDays: 17, backupDeletionDays: 47 });
});
afterAll(() => {
  Object.assign(pro, before.pro);
  Object.assign(facts, before.facts);
});

describe.each(languages)('a figure that changes in the catalog changes on every page in %s', (language) => {
  const textOf = async (path: string) => {
    const { body } = await prerender(path, language);
    return body.replace(/<[^>]*>/g, ' ');
  };
  const money = (amount: number, digits = 2) => formatMoney(amount, 'USD', language, digits);

  it('price, calls and fees on the home page', async () => {
    const text = await textOf(addresses.landing);
    const count = new Intl.NumberFormat(language).format(wanted.callsPerMonth);
    expect(text).toContain(money(wanted.priceMills));
    expect(text).not.toContain(money(before.pro.priceMills));
    expect(text).toContain(count);
    expect(text.split(money(wanted.overageFee, 3)).length - 1).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain(money(Number(before.pro.overageFee), 3));
  });

  it('retention and days on the legal pages', async () => {
    const pages = await Promise.all(publicScreens.map((screen) => textOf(addresses[screen])));
    const saying = (words: string) => pages.filter((text) => text.includes(words)).length;
    expect(saying(`Pro ${wanted.retentionMinutes}\u00a0min`)).toBeGreaterThanOrEqual(3);
    expect(saying(language === 'en' ? '17 days' : '17\u00a0jours')).toBe(3);
    expect(saying(language === 'en' ? '14 days' : '14\u00a0jours')).toBe(0);
    expect(saying(language === 'en' ? '45 days' : '45\u00a0jours')).toBe(0);
  });
});
