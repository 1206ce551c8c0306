import { Plus } from 'lucide-react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Picture } from './picture.tsx';
import { shownWords } from './shown-words.ts';

const size = { width: 179, height: 253 };

export function PagesShown() {
  const words = useWords(shownWords);
  const { language } = useLanguage();
  const contract = [1, 2, 3, 4, 5].map((page) => `contract-${page}-${language}`);
  const annex = `annex-${language}`;
  return (
    <BeforeAfter
      isStacked
      before={
        <div className="grid grid-cols-[5.4fr_auto_1fr] items-center gap-1.5">
          <Pages names={contract} label={words.contract} />
          <Plus aria-hidden className="size-4 text-ink-soft" />
          <Pages names={[annex]} label={words.annex} />
        </div>
      }
      after={<Pages names={[...contract.slice(0, 2), annex, ...contract.slice(2)]} label={words.inserted} />}
    />
  );
}

function Pages({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {names.map((name) => (
        <li key={name}>
          <Picture
            name={name}
            alt=""
            {...size}
            className={name.startsWith('annex') ? 'outline-2 outline-accent' : ''}
          />
        </li>
      ))}
    </ul>
  );
}
