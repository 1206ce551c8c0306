import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ContinuedLines } from './continued-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { reachedByKeyboard } from './reached-by-keyboard.ts';

export interface CodeBlockProps {
  /** What it shows. */
  label: string;
  code: string;
  /** Read out on the copy button where several stand on one page. */
  copyLabel?: string;
  isCopyable?: boolean;
  /** Looked into rather than read: what is long is scrolled, so that what follows is not far away. */
  isScrolled?: boolean;
  /** The code in its colours; the plain text without. */
  children?: ReactNode;
}

/** Code as it is typed; what is wider than its place is broken, so that nothing has to be scrolled sideways. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, code, copyLabel, isCopyable = true, isScrolled = false, children } = props;
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
      <pre
        {...(isScrolled && reachedByKeyboard)}
        className={classNames(
          'wrap-anywhere whitespace-pre-wrap p-4 font-mono text-sm leading-relaxed',
          isScrolled && 'max-h-[30rem] overflow-y-auto print:max-h-none',
        )}
      >
        <code>{children ?? <ContinuedLines>{code}</ContinuedLines>}</code>
      </pre>
    </div>
  );
}
