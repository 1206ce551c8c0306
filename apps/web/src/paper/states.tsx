import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Notice } from './notice.tsx';

const words = defineWords({ en: { retry: 'Try again' }, fr: { retry: 'Réessayer' } });

/** The shape of what comes; give it the size of the thing it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-control bg-rule', className)} />;
}

interface EmptyStateProps {
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-rule border-dashed px-6 py-12 text-center">
      {drawing}
      <p className="text-balance font-semibold font-serif text-xl">{title}</p>
      {children && <div className="max-w-measure text-balance text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was kept. */
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  const { retry } = useWords(words);
  return (
    <Notice tone="bad" title={title}>
      <div className="grid justify-items-start gap-3">
        {children}
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw aria-hidden className="size-4" />}
          {retry}
        </Button>
      </div>
    </Notice>
  );
}
