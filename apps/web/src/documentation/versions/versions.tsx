import { policy } from '@pagesmith/catalog';
import { apiVersions, currentVersion } from '@pagesmith/contract';
import { useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { Rules } from '../rules.tsx';
import { versionsWords } from './words.ts';

export function Versions() {
  const words = useWords(versionsWords);
  return (
    <DocumentationSection id="versions" title={words.title}>
      <p className="max-w-measure">
        <Prose>{words.lead(currentVersion)}</Prose>
      </p>
      <Rules
        id="version-rules"
        title={words.rules}
        sentences={[
          words.rule.same,
          words.rule.next,
          words.rule.end(policy.deprecationMonths),
          words.rule.now(apiVersions.join(', ')),
        ]}
      />
    </DocumentationSection>
  );
}
