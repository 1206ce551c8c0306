import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-accent underline decoration-1 underline-offset-4 transition-colors hover:text-accent-strong hover:decoration-2',
        className,
      )}
    />
  );
}
