import type { ReactNode } from 'react';
import { classNames } from '../../paper/class-names.ts';
import { reachedByKeyboard } from '../../paper/reached-by-keyboard.ts';

interface StripProps {
  label: string;
  /** How its items stand where there is room. */
  className: string;
  children: ReactNode;
}

/** Cards that would make a telephone's page long: there they stand side by side, the next one half in sight. */
export const Strip = ({ label, className, children }: StripProps) => (
  <ul
    aria-label={label}
    {...reachedByKeyboard}
    className={classNames(
      'max-sm:not-print:relative max-sm:not-print:-mx-5 max-sm:not-print:flex max-sm:not-print:snap-x max-sm:not-print:gap-3 max-sm:not-print:overflow-x-auto max-sm:not-print:px-5 max-sm:not-print:pb-2 max-sm:not-print:*:w-[86%] max-sm:not-print:*:shrink-0 max-sm:not-print:*:snap-center',
      className,
    )}
  >
    {children}
  </ul>
);
