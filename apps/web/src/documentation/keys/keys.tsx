import { useWords } from '../../language/language-context.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { Meanings } from '../meanings.tsx';
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
      <p className="max-w-measure">{words.lead}</p>
      <Meanings id="key-scopes" title={words.scopes} of={words.scope} />
      <Meanings id="key-addresses" title={words.addresses} of={words.address} />
      <div className="grid gap-3">
        <Heading level={3} id="key-rules">
          {words.rules}
        </Heading>
        <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
          {Object.entries(words.rule).map(([id, text]) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    </DocumentationSection>
  );
}
