import { policy } from '@pagesmith/catalog';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { CodeBlock } from '../../paper/code-block.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { keyPlaceholder } from '../samples/index.ts';
import { fetchSample, nodeSample, pythonSample } from './verify-samples.ts';
import { gdprSectionWords } from './words.ts';

/** What the GDPR service does, exactly, and how its proofs are verified. */
export function Gdpr() {
  const { publicUrl } = useOperator();
  const words = useWords(gdprSectionWords);
  return (
    <DocumentationSection id="gdpr" title={words.title}>
      <p className="max-w-measure">{words.lead}</p>
      <Points title={words.holds} points={Object.values(words.hold)} />
      <Points title={words.limits} points={Object.values(words.limit)} />
      <div className="grid gap-3">
        <h3 className="text-xl">{words.proof}</h3>
        <p className="max-w-measure">{words.proofText}</p>
        <dl className="grid border-rule border-t text-sm">
          {Object.entries(words.field).map(([name, meaning]) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-rule border-b py-2 sm:grid-cols-[14rem_1fr]"
            >
              <dt>
                <code className="font-mono">{name}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-measure">{words.when}</p>
        <p className="max-w-measure">{words.kept(policy.deletionProofDays, policy.signingKeyDays)}</p>
      </div>
      <div className="grid gap-3">
        <h3 className="text-xl">{words.verify}</h3>
        <p className="max-w-measure">
          {words.verifyText} <TextLink to={addresses.proof}>{words.page}</TextLink>
        </p>
        <CodeBlock
          label="curl"
          code={fetchSample(publicUrl, keyPlaceholder)}
          copyLabel={words.copy('curl')}
        />
        <CodeBlock label="Node" code={nodeSample} copyLabel={words.copy('Node')} />
        <CodeBlock label="Python" code={pythonSample} copyLabel={words.copy('Python')} />
      </div>
    </DocumentationSection>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{title}</h3>
      <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
