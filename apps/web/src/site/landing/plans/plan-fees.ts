import { formatFee, type Plan } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { formatBytes } from '../../../language/numbers.ts';
import { plansWords } from './words.ts';

/** Everything that a plan can cost beyond its price, in the currency that is charged. */
export function planFees(plan: Plan, language: Language): string[] {
  const { fees } = plansWords[language];
  const { overageFee, fileSizeFee, includedBytes, proToolsFee, gdprFee } = plan;
  const euros = (amount: number) => formatFee(amount, 'EUR', language);
  const texts = [
    typeof overageFee === 'number' && fees.overage(euros(overageFee)),
    typeof fileSizeFee === 'number' &&
      includedBytes !== 'none' &&
      fees.fileSize(euros(fileSizeFee), formatBytes(includedBytes, language)),
    typeof proToolsFee === 'number' && fees.proTools(euros(proToolsFee)),
    typeof gdprFee === 'number' && fees.gdpr(euros(gdprFee)),
  ].filter((text) => text !== false);
  return texts.length > 0 ? texts : [fees.none];
}
