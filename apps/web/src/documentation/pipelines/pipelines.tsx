import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Code } from '../highlighting/code.tsx';
import { Meanings } from '../meanings.tsx';
import { Rules } from '../rules.tsx';
import { pipelineSample } from './pipeline-sample.ts';
import { pipelinesSectionWords } from './words.ts';

export function Pipelines() {
  const { publicUrl } = useOperator();
  const words = useWords(pipelinesSectionWords);
  const { language } = useLanguage();
  return (
    <DocumentationSection
      id="pipelines"
      title={words.title}
      code={
        <Code label={words.sample} code={pipelineSample(publicUrl, language)} copyLabel={words.copySample} />
      }
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <Meanings id="pipeline-values" title={words.values} of={words.value} />
      <Meanings id="pipeline-addresses" title={words.addresses} of={words.address} />
      <Rules id="pipeline-rules" title={words.rules} sentences={Object.values(words.rule)} />
    </DocumentationSection>
  );
}
