import { formatFee, type Plan, planIds, plans, trialsPerMonth } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import type { operationWords } from './words.ts';

type Describe = (typeof operationWords)[Language]['proToolText'];

/** What a Pro Tool costs on each plan, from the catalog. */
export function proToolText(describe: Describe, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const namesOf = (isIn: (fee: Plan['proToolsFee']) => boolean) =>
    list.format(planIds.filter((id) => isIn(plans[id].proToolsFee)).map((id) => plans[id].name));
  const { proToolsFee } = plans.premium;
  const fee = formatFee(typeof proToolsFee === 'number' ? proToolsFee : 0, 'EUR', language);
  const included = namesOf((one) => one === 'included');
  const marked = namesOf((one) => one === 'none');
  return describe({ included, marked, sold: plans.premium.name, fee, trials: trialsPerMonth });
}
