import { type Plan, planIds, plans } from '@pagesmith/catalog';
import { useLanguage } from '../../../language/language-context.tsx';
import { exactEuros } from '../euros.ts';

interface FeeWords {
  readonly included: string;
  price(fee: string): string;
  notOffered(sold: string, included: string): string;
}

type Fee = 'gdprFee' | 'proToolsFee';

/** What a service costs on the plan, or which plans have it. */
export function useFeeText(name: Fee, fee: Plan[Fee], words: FeeWords): string {
  const { language } = useLanguage();
  if (typeof fee === 'number') return words.price(exactEuros(fee, language));
  if (fee === 'included') return words.included;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const namesOf = (isIn: (fee: Plan[Fee]) => boolean) =>
    list.format(planIds.filter((id) => isIn(plans[id][name])).map((id) => plans[id].name));
  return words.notOffered(
    namesOf((other) => typeof other === 'number'),
    namesOf((other) => other === 'included'),
  );
}
