import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { reachedByKeyboard } from './reached-by-keyboard.ts';

interface CodeLinesProps {
  /** Looked into rather than read: what is long is scrolled, so that what follows is not far away. */
  isHigh?: boolean;
  /** With sentences in it, which are read: its lines end where their place does. */
  isWrapped?: boolean;
  className?: string;
  children: ReactNode;
}

/** Code with its lines as they are typed: what is wider than its place is moved sideways, and broken on paper alone. */
export function CodeLines({ isHigh = false, isWrapped = false, className, children }: CodeLinesProps) {
  return (
    <pre
      {...reachedByKeyboard}
      className={classNames(
        'code-lines more-to-scroll',
        isHigh && 'high-code-lines',
        isWrapped && 'wrap-anywhere whitespace-pre-wrap',
        className,
      )}
    >
      <code>{children}</code>
    </pre>
  );
}
