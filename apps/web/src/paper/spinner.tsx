import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Decorative: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 shrink-0 animate-spin', className)} />;
}
