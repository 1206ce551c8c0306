import { contactReplyHours } from '@pagesmith/catalog';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useOperator } from '../../site/operator/operator.tsx';
import { DocumentationSection } from '../documentation-section.tsx';
import { documentationWords } from '../words.ts';

export function Support() {
  const { support: words } = useWords(documentationWords);
  const { supportEmail } = useOperator();
  return (
    <DocumentationSection id="support" title={words.title}>
      <p className="max-w-measure">
        <Prose>{words.text(contactReplyHours)}</Prose>
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
        <TextLink to={addresses.contact}>{words.form}</TextLink>
      </p>
    </DocumentationSection>
  );
}
