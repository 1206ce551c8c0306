import { formatFee, planIds, plans } from '@pagesmith/catalog';
import { languages } from '@pagesmith/kernel';
import { describe, expect, it } from 'vitest';
import { comparisonRows } from './rows.ts';
import { comparisonWords } from './words.ts';

describe.each(languages)('the comparison in %s', (language) => {
  const words = comparisonWords[language];
  const cellOf = (name: string, plan: (typeof planIds)[number]) =>
    comparisonRows(language)
      .find((row) => row.name === name)
      ?.value(plans[plan]);

  it('says something about every plan in every row', () => {
    for (const row of comparisonRows(language)) {
      for (const id of planIds) expect(row.value(plans[id])).not.toMatch(/^$|undefined|NaN/);
    }
  });

  it('names every row once', () => {
    const names = comparisonRows(language).map((row) => row.name);
    expect(names.toSorted()).toEqual(Object.values(words.rows).toSorted());
  });

  it('tells a fee that is charged from one that is included and one that does not exist', () => {
    const { gdprFee } = plans.premium;
    if (typeof gdprFee !== 'number') throw new Error('The premium plan has a fee for this.');
    expect(cellOf(words.rows.gdpr, 'premium')).toContain(formatFee(gdprFee, 'EUR', language));
    expect(cellOf(words.rows.gdpr, 'enterprise')).toBe(words.included);
    expect(cellOf(words.rows.gdpr, 'starter')).toBe(words.no);
    expect(cellOf(words.rows.overage, 'starter')).toBe(words.stopsAtAllowance);
  });

  it('names the custom features of Enterprise', () => {
    expect(cellOf(words.rows.customFeatures, 'enterprise')).toBe(words.byAgreement);
    expect(cellOf(words.rows.customFeatures, 'pro')).toBe(words.no);
  });
});
