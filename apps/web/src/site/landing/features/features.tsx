import { plans } from '@pagesmith/catalog';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { Section } from '../section.tsx';
import { Strip } from '../strip.tsx';
import { FormShown } from './form-shown.tsx';
import { PagesShown } from './pages-shown.tsx';
import { RefusalShown } from './refusal-shown.tsx';
import { RetentionShown } from './retention-shown.tsx';
import { SearchShown } from './search-shown.tsx';
import { Specimen } from './specimen.tsx';
import { WordShown } from './word-shown.tsx';
import { featuresWords } from './words.ts';

export function Features() {
  const { title, lead, forms, pages, search, word, fair, retention } = useWords(featuresWords);
  const { starter, pro } = plans;
  return (
    <Section id="features" title={title} lead={lead}>
      {/* Columns whose cards follow each other: the pictures have heights of their own. */}
      <Strip label={title} className="gap-6 sm:columns-2 lg:columns-3">
        <Feature {...forms} shown={<FormShown />} />
        <Feature {...fair} shown={<RefusalShown />} />
        <Feature {...pages} shown={<PagesShown />} />
        <Feature {...search} shown={<SearchShown />} />
        <Feature {...word} shown={<WordShown />} />
        <Feature
          title={retention.title}
          text={retention.text(starter.retentionMinutes, pro.retentionMinutes)}
          shown={<RetentionShown />}
        />
      </Strip>
      <div className="mt-10 md:mt-16">
        <Specimen />
      </div>
    </Section>
  );
}

function Feature({ title, text, shown }: { title: string; text: string; shown: ReactNode }) {
  return (
    <li className="break-inside-avoid max-sm:grid sm:mb-6">
      <Card className="grid content-start gap-3">
        <h3 className="text-xl">{title}</h3>
        <p className="text-ink-soft">{text}</p>
        <div className="mt-2">{shown}</div>
      </Card>
    </li>
  );
}
