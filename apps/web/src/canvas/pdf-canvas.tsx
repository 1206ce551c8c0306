import { FileText } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { classNames } from '../paper/class-names.ts';
import { Spinner } from '../paper/spinner.tsx';
import { DocumentCanvas } from './document-canvas.tsx';
import { type PdfView, usePdfs } from './use-pdfs.ts';
import type { CanvasSize } from './use-zoom.ts';
import { canvasWords } from './words.ts';

interface PdfCanvasProps {
  /** The PDF itself, or where it is fetched from. */
  source: Blob | string;
  /** Opens it, if it is protected. */
  password?: string | undefined;
  /** Read out: what is shown. */
  label: string;
  size?: CanvasSize;
  className?: string;
}

/** A PDF to look at, from bytes or an address. pdf.js comes with the first one that is shown. */
export function PdfCanvas({ source, password, label, size, className }: PdfCanvasProps) {
  const file = useBlob(source);
  const files = useMemo(() => (file ? [file] : []), [file]);
  const viewOf = usePdfs(files, password);
  const view: PdfView =
    file === null ? { status: 'unreadable' } : file ? viewOf(file) : { status: 'opening' };
  if (view.status !== 'open') return <CanvasNotice status={view.status} className={className} />;
  return <DocumentCanvas document={view.document} label={label} size={size} className={className} />;
}

/** Undefined while it is fetched, null where it cannot be. */
function useBlob(source: Blob | string): Blob | null | undefined {
  const [fetched, setFetched] = useState<{ source: string; blob: Blob | null }>();
  useEffect(() => {
    if (typeof source !== 'string') return;
    const stop = new AbortController();
    const settle = (blob: Blob | null) => !stop.signal.aborted && setFetched({ source, blob });
    fetch(source, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.blob() : null))
      .then(settle, () => settle(null));
    return () => stop.abort();
  }, [source]);
  if (typeof source !== 'string') return source;
  return fetched?.source === source ? fetched.blob : undefined;
}

interface CanvasNoticeProps {
  status: Exclude<PdfView['status'], 'open'>;
  className?: string | undefined;
}

/** Stands where the pages will be, or would be. */
export function CanvasNotice({ status, className }: CanvasNoticeProps) {
  const words = useWords(canvasWords);
  return (
    <div
      className={classNames(
        'grid place-content-center justify-items-center gap-3 rounded-sheet border border-rule bg-paper p-6 text-center text-ink-soft text-sm',
        className,
      )}
    >
      {status === 'opening' ? <Spinner /> : <FileText aria-hidden className="size-8" />}
      <p>{words[status]}</p>
    </div>
  );
}
