import { Link as LinkIcon } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from '../language/language-context.tsx';
import { documentationWords } from './words.ts';

interface HeadingProps {
  level: 1 | 2 | 3;
  /** What an address can name. */
  id: string;
  /** Where that is something around the heading: what the link leads to. */
  target?: string;
  children: ReactNode;
}

const sizes = { 1: 'text-3xl md:text-4xl', 2: 'text-2xl', 3: 'text-xl' };

/** On a page that begins with a section's heading, those below it are one level higher. */
export const HeadingsOfPage = createContext(false);

/** With a link to itself, which is seen when somebody points at it or comes to it by keyboard. */
export function Heading({ level, id, target = id, children }: HeadingProps) {
  const words = useWords(documentationWords);
  const isRaised = useContext(HeadingsOfPage) && level === 3;
  const Name = `h${isRaised ? 2 : level}` as const;
  return (
    <div className="group flex items-baseline gap-2">
      <Name id={id} tabIndex={-1} className={`${sizes[level]} scroll-mt-6`}>
        {children}
      </Name>
      <a
        href={`#${target}`}
        aria-labelledby={`${id}-link ${id}`}
        className="text-ink-soft opacity-0 transition-opacity hover:text-accent focus-visible:opacity-100 group-hover:opacity-100 print:hidden"
      >
        <span id={`${id}-link`} className="sr-only">
          {words.linkTo}
        </span>
        <LinkIcon aria-hidden className="size-4" />
      </a>
    </div>
  );
}
