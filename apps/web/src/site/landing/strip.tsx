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
  <ul aria-label={label} {...reachedByKeyboard} className={classNames('strip', className)}>
    {children}
  </ul>
);
