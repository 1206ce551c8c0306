import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Badge } from '../../../paper/badge.tsx';
import facts from '../facts.json';
import { BeforeAfter } from './before-after.tsx';
import { shownWords } from './shown-words.ts';

/** A field that is mistyped, and what the API really answers. */
export function RefusalShown() {
  const words = useWords(shownWords);
  const { language } = useLanguage();
  return (
    <BeforeAfter
      isStacked
      isCall
      before={
        <p className="wrap-anywhere rounded-control border border-rule bg-paper px-3 py-2 font-mono text-xs">
          -F <mark className="bg-bad/15 text-ink">ful_name</mark>=&apos;Zoë&apos;
        </p>
      }
      after={
        <div className="grid gap-2 rounded-control border border-rule bg-paper p-3 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="bad">400</Badge>
            <span className="text-ink-soft text-xs">{words.noCredits}</span>
          </p>
          <p>{facts.mistyped[language]}</p>
        </div>
      }
    />
  );
}
