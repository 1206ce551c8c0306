import { fileRequestsPerMinute, policy } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Prose } from '../../paper/prose.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Code } from '../highlighting/code.tsx';
import { Meanings } from '../meanings.tsx';
import { Rules } from '../rules.tsx';
import { fileSample } from './file-sample.ts';
import { filesSectionWords } from './words.ts';

export function Files() {
  const { publicUrl } = useOperator();
  const words = useWords(filesSectionWords);
  const { language } = useLanguage();
  return (
    <DocumentationSection
      id="files"
      title={words.title}
      code={<Code label={words.sample} code={fileSample(publicUrl, language)} copyLabel={words.copySample} />}
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <Meanings id="file-inputs" title={words.inputs} of={words.input} />
      <Meanings id="file-outputs" title={words.outputs} of={words.output} />
      <Rules
        id="file-rules"
        title={words.rules}
        sentences={[
          words.rule.parts,
          words.rule.fields,
          words.rule.keep(policy.templateDays),
          words.rule.asking(formatNumber(fileRequestsPerMinute, language)),
        ]}
      />
    </DocumentationSection>
  );
}
