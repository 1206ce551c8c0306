import { plans } from '@pagesmith/catalog';
import type { ReactNode } from 'react';
import { OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { FilesLeaveDrawing, FreeFailureDrawing } from '../../../drawings/promise-drawings.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { Section } from '../section.tsx';
import { featuresWords } from './words.ts';

const size = 'size-20';

export function Features() {
  const { title, lead, forms, pages, search, word, fair, retention } = useWords(featuresWords);
  const { starter, pro } = plans;
  return (
    <Section id="features" title={title} lead={lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        <Feature {...forms} drawing={<OperationDrawing operation="fill-pdf" className={size} />} />
        <Feature {...pages} drawing={<OperationDrawing operation="insert-pdf" className={size} />} />
        <Feature {...search} drawing={<OperationDrawing operation="detect-page" className={size} />} />
        <Feature {...word} drawing={<OperationDrawing operation="pdf-to-docx" className={size} />} />
        <Feature {...fair} drawing={<FreeFailureDrawing className={size} />} />
        <Feature
          title={retention.title}
          text={retention.text(starter.retentionMinutes, pro.retentionMinutes)}
          drawing={<FilesLeaveDrawing className={size} />}
        />
      </ul>
    </Section>
  );
}

function Feature({ title, text, drawing }: { title: string; text: string; drawing: ReactNode }) {
  return (
    <li className="grid">
      <Card className="grid content-start gap-3">
        {drawing}
        <h3 className="text-xl">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </Card>
    </li>
  );
}
