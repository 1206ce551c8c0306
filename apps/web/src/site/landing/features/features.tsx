import { plans } from '@pagesmith/catalog';
import { type DrawnOperation, OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { Section } from '../section.tsx';
import { featuresWords } from './words.ts';

interface Feature {
  drawing: DrawnOperation;
  title: string;
  text: string;
}

export function Features() {
  const { title, lead, forms, pages, search, word, fair, retention } = useWords(featuresWords);
  const features: readonly Feature[] = [
    { drawing: 'fill-pdf', ...forms },
    { drawing: 'insert-pdf', ...pages },
    { drawing: 'detect-page', ...search },
    { drawing: 'pdf-to-docx', ...word },
    { drawing: 'list-fields', ...fair },
    {
      drawing: 'remove-page',
      title: retention.title,
      text: retention.text(plans.starter.retentionMinutes, plans.pro.retentionMinutes),
    },
  ];
  return (
    <Section id="features" title={title} lead={lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {features.map((feature) => (
          <li key={feature.drawing} className="grid">
            <Card className="grid content-start gap-3">
              <OperationDrawing operation={feature.drawing} className="size-20" />
              <h3 className="text-xl">{feature.title}</h3>
              <p className="text-ink-soft">{feature.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
