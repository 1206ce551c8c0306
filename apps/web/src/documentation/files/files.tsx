import { fileRequestsPerMinute, policy } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { Meanings } from '../meanings.tsx';
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
      code={<Code label={words.sample} code={fileSample(publicUrl)} copyLabel={words.copySample} />}
    >
      <p className="max-w-measure">{words.lead}</p>
      <Meanings id="file-inputs" title={words.inputs} of={words.input} />
      <Meanings id="file-outputs" title={words.outputs} of={words.output} />
      <div className="grid gap-3">
        <Heading level={3} id="file-rules">
          {words.rules}
        </Heading>
        <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
          <li>{words.rule.parts}</li>
          <li>{words.rule.fields}</li>
          <li>{words.rule.keep(policy.templateDays)}</li>
          <li>{words.rule.asking(formatNumber(fileRequestsPerMinute, language))}</li>
        </ul>
      </div>
    </DocumentationSection>
  );
}
