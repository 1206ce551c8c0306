import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-sheet border border-rule bg-sheet p-5 [--ground:var(--color-sheet)] md:p-6',
        className,
      )}
    />
  );
}
