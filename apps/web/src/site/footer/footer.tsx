import { addresses } from '../../../addresses.ts';
import { LogoMark } from '../../drawings/logo.tsx';
import { useWords } from '../../language/language-context.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { footerWords } from './words.ts';

export function Footer() {
  const words = useWords(footerWords);
  return (
    <footer className="border-rule border-t">
      <div className="page-width flex flex-col gap-6 py-10 text-sm md:flex-row md:items-center md:justify-between">
        <p className="flex items-center gap-2.5 text-ink-soft">
          <LogoMark className="size-6 shrink-0" />
          {words.promise}
        </p>
        <nav aria-label={words.links} className="flex gap-6">
          <TextLink to={`${addresses.landing}#features`}>{words.features}</TextLink>
          <TextLink to={`${addresses.landing}#pricing`}>{words.pricing}</TextLink>
        </nav>
      </div>
    </footer>
  );
}
