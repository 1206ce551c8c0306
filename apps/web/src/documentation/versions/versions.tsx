import { policy } from '@pagesmith/catalog';
import { apiVersions, currentVersion } from '@pagesmith/contract';
import { useWords } from '../../language/language-context.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Heading } from '../heading.tsx';
import { versionsWords } from './words.ts';

export function Versions() {
  const words = useWords(versionsWords);
  return (
    <DocumentationSection id="versions" title={words.title}>
      <p className="max-w-measure">{words.lead(currentVersion)}</p>
      <div className="grid gap-3">
        <Heading level={3} id="version-rules">
          {words.rules}
        </Heading>
        <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-accent">
          <li>{words.rule.same}</li>
          <li>{words.rule.next}</li>
          <li>{words.rule.end(policy.deprecationMonths)}</li>
          <li>{words.rule.now(apiVersions.join(', '))}</li>
        </ul>
      </div>
    </DocumentationSection>
  );
}
