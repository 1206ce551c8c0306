import { Link } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { LogoMark } from '../../drawings/logo.tsx';
import { useWords } from '../../language/language-context.tsx';
import { classNames } from '../../paper/class-names.ts';
import { useOperator } from '../operator/operator.tsx';
import { footerWords } from './words.ts';

/** As wide as the page that it ends. */
export function Footer({ width = 'page-width' }: { width?: string }) {
  const words = useWords(footerWords);
  const { companyName, companyAddress } = useOperator();
  const product = [
    { to: `${addresses.landing}#features`, name: words.features },
    { to: `${addresses.landing}#calculator`, name: words.calculator },
    { to: `${addresses.landing}#pricing`, name: words.pricing },
    { to: addresses.documentation, name: words.documentation },
    { to: addresses.contact, name: words.contact },
    { to: addresses.status, name: words.status },
  ];
  const legal = [
    { to: addresses.privacy, name: words.privacy },
    { to: addresses.terms, name: words.terms },
    { to: addresses['data-processing'], name: words.dataProcessing },
    { to: addresses['service-level'], name: words.serviceLevel },
    { to: addresses.security, name: words.security },
    { to: addresses.cookies, name: words.cookies },
  ];
  return (
    <footer className="border-rule border-t print:hidden">
      <div
        className={classNames(
          width,
          'grid grid-cols-2 gap-8 py-12 text-sm md:grid-cols-[1fr_auto_auto] md:gap-16',
        )}
      >
        <div className="grid content-start gap-3 text-ink-soft max-md:col-span-2">
          <p className="flex items-start gap-2.5">
            <LogoMark className="size-6 shrink-0" />
            {words.promise}
          </p>
          <address className="not-italic">
            <span>© {companyName}</span>
            <span className="block empty:hidden">{companyAddress}</span>
          </address>
        </div>
        <FooterLinks name={words.product} links={product} />
        <FooterLinks name={words.legal} links={legal} />
      </div>
    </footer>
  );
}

function FooterLinks({ name, links }: { name: string; links: { to: string; name: string }[] }) {
  return (
    <nav aria-label={name}>
      <p aria-hidden className="mb-3 font-semibold">
        {name}
      </p>
      <ul className="grid gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="text-ink-soft underline-offset-4 transition-colors hover:text-ink hover:underline"
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
