import { useLanguage } from '../../language/language-context.tsx';
import { useOperator } from './operator.tsx';

/** Whether prices include VAT: the operator knows. */
export function useVatNote(): string {
  const { vatEn, vatFr } = useOperator();
  const { language } = useLanguage();
  return { en: vatEn, fr: vatFr }[language];
}
