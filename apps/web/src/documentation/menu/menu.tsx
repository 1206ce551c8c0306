import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../language/language-context.tsx';
import { classNames } from '../../paper/class-names.ts';
import type { ContentsGroup } from '../contents.ts';
import { Search } from '../search/search.tsx';
import { documentationWords } from '../words.ts';

interface MenuProps {
  groups: readonly ContentsGroup[];
  /** What is being read: its id. */
  current: string | undefined;
}

/** Beside the page where there is room; where there is not, a bar that stays at the top and opens. */
export function Menu({ groups, current }: MenuProps) {
  const words = useWords(documentationWords);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const close = () => setIsOpen(false);
  const title = groups.flatMap(({ links }) => links).find(({ id }) => id === current)?.title;
  return (
    <div className="max-lg:sticky max-lg:top-header max-lg:z-20 max-lg:-mx-4 max-lg:border-rule max-lg:border-b max-lg:bg-paper md:max-lg:-mx-8 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 px-4 text-left text-sm focus-visible:-outline-offset-2 md:px-8 lg:hidden"
      >
        <span className="truncate">
          <span className="font-medium">{words.contents}</span>
          {title && <span className="text-ink-soft"> · {title}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        className={classNames(
          'more-below grid content-start gap-5 overflow-y-auto max-lg:max-h-[70dvh] max-lg:px-4 max-lg:pb-5 md:max-lg:px-8 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:p-1',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <Search onChosen={close} />
        <nav aria-label={words.contents} className="grid gap-5">
          {groups.map(({ name, links }) => (
            <div key={name}>
              <p className="mb-1.5 font-semibold text-xs">{name}</p>
              <ul className="text-sm max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
                {links.map(({ id, title: linkTitle, to }) => (
                  <li key={id}>
                    <Link
                      to={to}
                      onClick={close}
                      aria-current={id === current ? 'location' : undefined}
                      className="-ml-px block border-rule border-l py-1 pl-3 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
                    >
                      {linkTitle}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </div>
  );
}
