import { type OperationId, operations } from '@pagesmith/operations';
import { useState } from 'react';
import { addresses } from '../../../../addresses.ts';
import { curlSample } from '../../../documentation/samples/index.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { CodeBlock } from '../../../paper/code-block.tsx';
import { Tabs } from '../../../paper/tabs.tsx';
import { TextLink } from '../../../paper/text-link.tsx';
import { useOperator } from '../../operator/operator.tsx';
import { Section } from '../section.tsx';
import { examplesWords } from './words.ts';

const shown: readonly OperationId[] = ['fill-pdf', 'list-fields', 'merge-pdf', 'insert-pdf'];

export function Examples() {
  const { language } = useLanguage();
  const words = useWords(examplesWords);
  const { publicUrl } = useOperator();
  const [current, setCurrent] = useState<OperationId>('fill-pdf');
  const tabs = operations
    .filter(({ id }) => shown.includes(id))
    .map((operation) => ({
      id: operation.id,
      label: operation.id,
      content: (
        <div className="grid gap-4">
          <p className="max-w-measure text-ink-soft">{operation.copy[language].summary}</p>
          <CodeBlock label="curl" code={curlSample({ operation, publicUrl })} />
        </div>
      ),
    }));
  return (
    <Section id="examples" title={words.title} lead={words.lead}>
      <Tabs label={words.title} tabs={tabs} current={current} onChange={setCurrent} />
      <p className="mt-6">
        <TextLink to={addresses.documentation}>{words.more}</TextLink>
      </p>
    </Section>
  );
}
