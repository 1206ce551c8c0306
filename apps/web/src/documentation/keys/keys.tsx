import { useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Code } from '../highlighting/code.tsx';
import { Meanings } from '../meanings.tsx';
import { Rules } from '../rules.tsx';
import { keySample } from './key-sample.ts';
import { keysSectionWords } from './words.ts';

export function Keys() {
  const { publicUrl } = useOperator();
  const words = useWords(keysSectionWords);
  return (
    <DocumentationSection
      id="keys"
      title={words.title}
      code={<Code label={words.sample} code={keySample(publicUrl)} copyLabel={words.copySample} />}
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <Meanings id="key-scopes" title={words.scopes} of={words.scope} />
      <Meanings id="key-addresses" title={words.addresses} of={words.address} />
      <Rules id="key-rules" title={words.rules} sentences={Object.values(words.rule)} />
    </DocumentationSection>
  );
}
