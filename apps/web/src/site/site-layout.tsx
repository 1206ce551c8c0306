import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { addresses } from '../../addresses.ts';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { RouteScroll } from './route-scroll.tsx';

const words = defineWords({ en: { skip: 'Skip to the content' }, fr: { skip: 'Aller au contenu' } });

/** What the hash of an address names; one that is not well-formed names nothing. */
function elementNamedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** After a step within the site, keyboard and screen reader go on where the eye does: at the named section, or at the top. */
function useFocusFollowsLocation() {
  const location = useLocation();
  const first = useRef(location);
  useEffect(() => {
    const named = elementNamedBy(location.hash);
    if (location === first.current && !named) return;
    const target = named ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  }, [location]);
}

/** Around every public page. A section that can be linked to has an id and `tabIndex={-1}`. */
export function SiteLayout() {
  const { skip } = useWords(words);
  useFocusFollowsLocation();
  // The documentation uses the width it has; what is above and below lines up with it.
  const { pathname } = useLocation();
  const width = pathname.startsWith(addresses.documentation) ? 'desk-width' : 'page-width';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {skip}
      </a>
      <Header width={width} />
      <main id="content" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer width={width} />
      <RouteScroll />
    </div>
  );
}
