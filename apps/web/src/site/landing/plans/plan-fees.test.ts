import { chargeKinds, chargesOf, formatFee, planIds, plans } from '@pagesmith/catalog';
import { languages } from '@pagesmith/kernel';
import { describe, expect, it } from 'vitest';
import { planFees } from './plan-fees.ts';
import { plansWords } from './words.ts';

describe.each(languages)('the plan cards in %s', (language) => {
  it.each(planIds)('show every fee of %s before purchase, in the currency that is charged', (plan) => {
    const largest = { inputBytes: plans[plan].fileBytesMax, isOverAllowance: true, isProTool: true };
    const charges = chargesOf({ plan, ...largest, hasProToolsAddOn: true, hasGdprMode: true });
    const due = chargeKinds.map((kind) => charges[kind]).filter((fee) => fee > 0);
    const shown = planFees(plans[plan], language);
    if (due.length === 0) expect(shown).toEqual([plansWords[language].fees.none]);
    else expect(shown).toHaveLength(due.length);
    for (const [index, fee] of due.entries()) {
      expect(shown[index]).toContain(formatFee(fee, 'EUR', language));
    }
  });
});
