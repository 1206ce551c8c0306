import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Code } from '../highlighting/code.tsx';
import { Meanings } from '../meanings.tsx';
import { Rules } from '../rules.tsx';
import { tableSample } from './table-sample.ts';
import { tablesWords } from './words.ts';

export function Tables() {
  const { publicUrl } = useOperator();
  const words = useWords(tablesWords);
  const { language } = useLanguage();
  return (
    <DocumentationSection
      id="bulk-fill"
      title={words.title}
      code={
        <Code label={words.sample} code={tableSample(publicUrl, language)} copyLabel={words.copySample} />
      }
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <Meanings id="bulk-fill-parts" title={words.parts} of={words.part} />
      <Meanings id="bulk-fill-options" title={words.options} of={words.option} />
      <Rules id="bulk-fill-rules" title={words.rules} sentences={Object.values(words.rule)} />
      <p className="max-w-measure">
        <Prose>{words.reverse}</Prose>
      </p>
    </DocumentationSection>
  );
}
