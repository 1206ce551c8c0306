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
      {/* Tall ones first: whether two or three stand in a row, they are about equally high. */}
      <Strip label={title} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Feature {...forms} shown={<FormShown />} />
        <Feature {...word} shown={<WordShown />} />
        <Feature {...search} shown={<SearchShown />} />
        <Feature {...fair} shown={<RefusalShown />} />
        <Feature {...pages} shown={<PagesShown />} />
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
    <li className="grid">
      <Card className="flex flex-col gap-3">
        <h3 className="text-xl">{title}</h3>
        <p className="text-ink-soft">{text}</p>
        <div className="mt-auto pt-2">{shown}</div>
      </Card>
    </li>
  );
}
