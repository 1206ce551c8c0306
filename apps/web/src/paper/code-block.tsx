import type { ReactNode } from 'react';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';

export interface CodeBlockProps {
  /** What it shows. */
  label: string;
  code: string;
  /** Read out on the copy button where several stand on one page. */
  copyLabel?: string;
  isCopyable?: boolean;
  /** Looked into rather than read: what is long is scrolled, so that what follows is not far away. */
  isScrolled?: boolean;
  /** With sentences in it, which are read: its lines end where their place does. */
  isWrapped?: boolean;
  /** The code in its colours; the plain text without. */
  children?: ReactNode;
}

/** Code under what it is called, to be copied. */
export function CodeBlock(props: CodeBlockProps) {
  const {
    label,
    code,
    copyLabel,
    isCopyable = true,
    isScrolled = false,
    isWrapped = false,
    children,
  } = props;
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
      <CodeLines isHigh={isScrolled} isWrapped={isWrapped}>
        {children ?? code}
      </CodeLines>
    </div>
  );
}
