import { useLanguage } from '../language/language-context.tsx';
import { localeOf } from '../language/numbers.ts';
import { cutPercent } from './measured-days.ts';

export function usePercent() {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 });
  return (percent: number) => format.format(cutPercent(percent));
}
