import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

export interface CodeBlockProps {
  /** What it shows. */
  label: string;
  code: string;
  /** Read out on the copy button where several stand on one page. */
  copyLabel?: string;
  isCopyable?: boolean;
  /** The code in its colours; the plain text without. */
  children?: ReactNode;
}

/** Code as it is typed; what is wider than its place is broken, so that nothing has to be scrolled sideways. */
export function CodeBlock({ label, code, copyLabel, isCopyable = true, children }: CodeBlockProps) {
  return (
    <div className="overflow-hidden rounded-sheet border border-rule bg-sheet print:break-inside-avoid">
      <div className="flex min-h-11 items-center justify-between gap-2 border-rule border-b py-1 pr-1.5 pl-4">
        <span className="text-ink-soft text-xs">{label}</span>
        {isCopyable && (
          <span className="print:hidden">
            <CopyButton text={code} label={copyLabel} />
          </span>
        )}
      </div>
      <pre className="wrap-anywhere whitespace-pre-wrap p-4 font-mono text-sm leading-relaxed">
        <code>{children ?? code}</code>
      </pre>
    </div>
  );
}
