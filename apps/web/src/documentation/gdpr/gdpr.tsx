import { policy } from '@pagesmith/catalog';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DefinitionList } from '../definition-list.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { Code } from '../highlighting/code.tsx';
import { Rules } from '../rules.tsx';
import { keyPlaceholder } from '../samples/index.ts';
import { fetchSample, nodeSample, pythonSample } from './verify-samples.ts';
import { gdprSectionWords } from './words.ts';

/** What the GDPR service does, exactly, and how its proofs are verified. */
export function Gdpr() {
  const { publicUrl } = useOperator();
  const words = useWords(gdprSectionWords);
  const { language } = useLanguage();
  return (
    <DocumentationSection
      id="gdpr"
      title={words.title}
      code={
        <>
          <Code
            label="curl"
            code={fetchSample(publicUrl, keyPlaceholder, language)}
            copyLabel={words.copy('curl')}
          />
          <Code label="Node" code={nodeSample(language)} copyLabel={words.copy('Node')} />
          <Code label="Python" code={pythonSample(language)} copyLabel={words.copy('Python')} />
        </>
      }
    >
      <p className="max-w-measure">
        <Prose>{words.lead}</Prose>
      </p>
      <Rules id="gdpr-holds" title={words.holds} sentences={Object.values(words.hold)} />
      <Rules id="gdpr-limits" title={words.limits} sentences={Object.values(words.limit)} />
      <div className="grid gap-3">
        <Heading level={3} id="gdpr-proof">
          {words.proof}
        </Heading>
        <p className="max-w-measure">
          <Prose>{words.proofText}</Prose>
        </p>
        <DefinitionList
          definitions={Object.entries(words.field).map(([term, meaning]) => ({ term, meaning }))}
        />
        <p className="max-w-measure">
          <Prose>{words.when}</Prose>
        </p>
        <p className="max-w-measure">{words.kept(policy.deletionProofDays, policy.signingKeyDays)}</p>
      </div>
      <div className="grid gap-3">
        <Heading level={3} id="gdpr-verify">
          {words.verify}
        </Heading>
        <p className="max-w-measure">
          {words.verifyText} <TextLink to={addresses.proof}>{words.page}</TextLink>
        </p>
      </div>
    </DocumentationSection>
  );
}
