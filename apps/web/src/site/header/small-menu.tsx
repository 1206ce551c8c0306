import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface SmallMenuProps {
  label: string;
  links: readonly { to: string; name: string }[];
}

const close = (menu: HTMLDetailsElement | null) => menu?.removeAttribute('open');

/** The browser's own disclosure: it opens at the first tap, before any code of the page has run. */
export function SmallMenu({ label, links }: SmallMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <details ref={menu} className="relative lg:hidden">
      <summary
        aria-label={label}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-rule [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon aria-hidden className="size-5" />
      </summary>
      <nav
        aria-label={label}
        className="absolute top-full right-0 z-50 mt-1.5 grid min-w-48 rounded-sheet border border-rule bg-sheet p-1 shadow-float"
      >
        {links.map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            onClick={() => close(menu.current)}
            className="flex min-h-11 items-center rounded-control px-3 text-sm hover:bg-rule"
          >
            {name}
          </Link>
        ))}
      </nav>
    </details>
  );
}
