import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { LogoMark } from '../../drawings/logo.tsx';
import { useWords } from '../../language/language-context.tsx';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { headerWords } from './words.ts';

export function Header() {
  const words = useWords(headerWords);
  return (
    <header className="sticky top-0 z-30 border-rule border-b bg-paper">
      <div className="page-width flex h-header items-center gap-6">
        <Link to={addresses.landing} className="flex items-center gap-2.5 font-semibold font-serif text-xl">
          <LogoMark className="size-8" />
          Pagesmith
        </Link>
        <nav aria-label={words.sections} className="ml-auto hidden gap-6 text-sm md:flex">
          <Link
            to={`${addresses.landing}#features`}
            className="text-ink-soft transition-colors hover:text-ink"
          >
            {words.features}
          </Link>
          <Link
            to={`${addresses.landing}#pricing`}
            className="text-ink-soft transition-colors hover:text-ink"
          >
            {words.pricing}
          </Link>
        </nav>
        <div className="ml-auto md:ml-0">
          <LanguageSwitcher />
        </div>
      </div>
    </header>
  );
}
