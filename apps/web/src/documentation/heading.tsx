import { createContext, type ReactNode, useContext } from 'react';

interface HeadingProps {
  level: 1 | 2 | 3;
  /** What an address can name. */
  id: string;
  /** Where that is something around the heading: what the link leads to. */
  target?: string;
  children: ReactNode;
}

const sizes = { 1: 'text-3xl md:text-4xl', 2: 'text-2xl', 3: 'text-xl' };

/** Of what every heading's link is named by, before the heading itself: it is on the page once. */
export const linkNameId = 'link-to';

/** On a page that begins with a section's heading, those below it are one level higher. */
export const HeadingsOfPage = createContext(false);

/** With a link to itself, which is seen when somebody points at it or comes to it by keyboard. */
export function Heading({ level, id, target = id, children }: HeadingProps) {
  const isRaised = useContext(HeadingsOfPage) && level === 3;
  const Name = `h${isRaised ? 2 : level}` as const;
  return (
    <div className="group flex items-baseline gap-2">
      <Name id={id} tabIndex={-1} className={`${sizes[level]} scroll-mt-6`}>
        {children}
      </Name>
      <a
        href={`#${target}`}
        aria-labelledby={`${linkNameId} ${id}`}
        className="text-ink-soft text-lg opacity-0 transition-opacity hover:text-accent focus-visible:opacity-100 group-hover:opacity-100 print:hidden"
      >
        #
      </a>
    </div>
  );
}
