// The document canvas: the pages of a PDF, drawn when they come near, to look at and to work on. Tools lay their own
// layers over the pages; what they mean is the tools' business, not the canvas's.

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../paper/class-names.ts';
import { reachedByKeyboard } from '../paper/reached-by-keyboard.ts';
import { CanvasPages, type CanvasPagesProps } from './canvas-pages.tsx';
import { type Place, pageAtTop, showPlace } from './places.ts';
import { type CanvasSize, useZoom, type Zoom } from './use-zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

interface DocumentCanvasProps extends Pick<CanvasPagesProps, 'layer' | 'gap' | 'turn' | 'isWithoutFields'> {
  document: PDFDocumentProxy;
  /** Read out: what is shown. */
  label: string;
  size?: CanvasSize;
  /** Where to scroll to; a new object repeats the request, even for the same place. */
  shown?: Place | undefined;
  /** What can be done with all pages, in the bar. */
  actions?: ReactNode;
  /** Gives it its height: it scrolls by itself. */
  className?: string;
}

/** So many pages can be shown without a scroll bar of their own. */
const fewPages: Record<CanvasSize, number> = { reading: 2, choosing: 8 };

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Plus, minus and 0 zoom; arrows and page keys scroll, as in every scrolled box. */
function zoomByKey(event: KeyboardEvent, zoom: Zoom): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const acts: Record<string, () => void> = {
    '+': zoom.grow,
    '=': zoom.grow,
    '-': zoom.shrink,
    '0': zoom.fit,
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

export function DocumentCanvas({
  document,
  label,
  size = 'reading',
  shown,
  actions,
  className,
  ...pages
}: DocumentCanvasProps) {
  const box = useRef<HTMLElement>(null);
  const zoom = useZoom(box, size, document.numPages);
  const [page, setPage] = useState(1);
  const isReady = zoom.width > 0;
  useEffect(() => {
    if (isReady && box.current && shown) showPlace(box.current, shown);
  }, [shown, isReady]);
  return (
    <div
      data-few={document.numPages <= fewPages[size] || undefined}
      className={classNames(
        'flex min-h-0 flex-col overflow-hidden rounded-sheet border border-rule',
        className,
      )}
    >
      <ZoomBar zoom={zoom} page={page} pageCount={document.numPages}>
        {actions}
      </ZoomBar>
      <section
        ref={box}
        aria-label={label}
        {...reachedByKeyboard}
        onKeyDown={(event) => zoomByKey(event, zoom)}
        onScroll={() => box.current && setPage(pageAtTop(box.current))}
        className="relative min-h-0 grow overflow-auto overscroll-auto bg-paper focus-visible:-outline-offset-2"
      >
        {isReady && (
          <CanvasPages
            {...pages}
            key={document.loadingTask.docId}
            document={document}
            box={box}
            width={zoom.width}
          />
        )}
      </section>
    </div>
  );
}
