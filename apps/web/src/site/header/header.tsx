import { Link } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { LogoMark } from '../../drawings/logo.tsx';
import { useWords } from '../../language/language-context.tsx';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { ButtonLink } from '../../paper/button.tsx';
import { classNames } from '../../paper/class-names.ts';
import { startPath } from '../landing/start-path.ts';
import { SmallMenu } from './small-menu.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { headerWords } from './words.ts';

/** As wide as the page that it begins. */
export function Header({ width }: { width: string }) {
  const words = useWords(headerWords);
  const isSignedIn = useSignedIn();
  const entry = isSignedIn
    ? { to: addresses.dashboard, name: words.dashboard }
    : { to: startPath, name: words.start };
  const links = [
    { to: `${addresses.landing}#features`, name: words.features },
    { to: `${addresses.landing}#calculator`, name: words.calculator },
    { to: `${addresses.landing}#pricing`, name: words.pricing },
    { to: addresses.documentation, name: words.documentation },
  ];
  return (
    <header className="sticky top-0 z-30 border-rule border-b bg-paper print:hidden">
      <div className={classNames(width, 'flex h-header items-center gap-2')}>
        <Link
          to={addresses.landing}
          className="mr-auto flex items-center gap-2.5 font-semibold font-serif text-xl"
        >
          <LogoMark className="size-8" />
          Pagesmith
        </Link>
        <nav aria-label={words.sections} className="mr-4 hidden gap-6 text-sm lg:flex">
          {links.map(({ to, name }) => (
            <Link key={to} to={to} className="py-2 text-ink-soft transition-colors hover:text-ink">
              {name}
            </Link>
          ))}
        </nav>
        <LanguageSwitcher />
        <ButtonLink to={entry.to} variant="primary" size="small" className="max-sm:hidden">
          {entry.name}
        </ButtonLink>
        <SmallMenu label={words.menu} links={[...links, entry]} />
      </div>
    </header>
  );
}
