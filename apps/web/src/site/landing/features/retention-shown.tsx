import { plans } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Picture } from './picture.tsx';
import { shownWords } from './shown-words.ts';

/** A file that was worked on, and its place some minutes later. */
export function RetentionShown() {
  const words = useWords(shownWords);
  const { language } = useLanguage();
  return (
    <ol className="grid grid-cols-[1fr_2fr_1fr] items-start gap-3 text-ink-soft text-xs">
      <li className="grid gap-1.5">
        <Picture name={`contract-1-${language}`} alt="" width={179} height={253} />
        {words.answered}
      </li>
      <li aria-hidden className="mt-10 border-edge border-t border-dashed" />
      <li className="grid gap-1.5">
        <span aria-hidden className="block aspect-[179/253] rounded-[2px] border border-edge border-dashed" />
        {words.deleted(plans.starter.retentionMinutes)}
      </li>
    </ol>
  );
}
