import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-edge bg-sheet text-ink hover:border-ink',
  quiet: 'border-transparent text-ink hover:bg-rule',
  danger: 'border-bad bg-sheet text-bad hover:bg-bad-wash',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 text-base',
  small: 'min-h-9 px-3 text-sm',
};

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function look({ variant = 'secondary', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border py-1.5 text-balance text-center font-medium transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps the focus where it is. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={look({ variant, size }, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** Goes somewhere, looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={look({ variant, size }, className)} />;
}
