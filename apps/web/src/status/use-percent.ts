import { useLanguage } from '../language/language-context.tsx';
import { cutPercent } from './measured-days.ts';

/** As `Intl` would write it, which takes longer to load what it knows of a language than the page takes to be drawn. */
export function usePercent() {
  const { language } = useLanguage();
  const point = language === 'fr' ? ',' : '.';
  return (percent: number) => String(cutPercent(percent)).replace('.', point);
}
