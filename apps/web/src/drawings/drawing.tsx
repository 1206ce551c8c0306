import type { ReactNode } from 'react';
import { classNames } from '../paper/class-names.ts';

/** The frame of all line art: decorative, on a grid of 64. Size it by class; the stroke stays 1.5 at every size. */
export function Drawing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('stroke-ink [&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      {children}
    </svg>
  );
}
