import { legalVersionInForce } from '@pagesmith/catalog';
import { addresses } from '../../addresses.ts';
import { useWords } from '../language/language-context.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { loginWords } from './words.ts';

/** What is agreed to by registering, in the versions that are recorded with it. */
export function Acceptance() {
  const { accept } = useWords(loginWords);
  return <AcceptedPages beginning={accept} />;
}

export function AcceptedPages({ beginning }: { beginning: string }) {
  const words = useWords(loginWords);
  // In another tab: what was typed stays.
  const link = { target: '_blank', rel: 'noopener' };
  return (
    <p className="text-ink-soft text-sm">
      {beginning}{' '}
      <TextLink to={addresses.terms} {...link}>
        {words.terms(legalVersionInForce('terms'))}
      </TextLink>{' '}
      {words.read}{' '}
      <TextLink to={addresses.privacy} {...link}>
        {words.privacy(legalVersionInForce('privacy'))}
      </TextLink>
      .
    </p>
  );
}
