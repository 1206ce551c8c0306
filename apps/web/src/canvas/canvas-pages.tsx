import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Fragment, memo, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { classNames } from '../paper/class-names.ts';
import { CanvasPage, type Layer } from './canvas-page.tsx';
import { type NearWatch, watchNear } from './near.ts';

export interface CanvasPagesProps {
  document: PDFDocumentProxy;
  box: RefObject<HTMLElement | null>;
  width: number;
  /** What lies over each page. */
  layer?: Layer | undefined;
  /** What stands in a column of its own after each page, and with 0 before the first. */
  gap?: ((position: number) => ReactNode) | undefined;
  /** How far each page is shown turned, clockwise. */
  turn?: ((page: number) => number) | undefined;
  /** A layer shows the form fields. */
  isWithoutFields?: boolean | undefined;
}

/** Where the first page does not say what shape it has: A4, upright. */
const a4Ratio = Math.SQRT2;
const upright = () => 0;

export const CanvasPages = memo(function CanvasPages({
  document,
  box,
  width,
  layer,
  gap,
  turn = upright,
  isWithoutFields = false,
}: CanvasPagesProps) {
  const near = useNearWatch(box);
  const usualRatio = useUsualRatio(document);
  // Hundreds of pages are drawn up once, when all is known that they share.
  if (!near || usualRatio === undefined) return null;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    // In columns, the last row like the others; all of them stand in the middle.
    <ol
      className={classNames(
        'grid min-w-full items-start [justify-content:safe_center]',
        gap ? 'relative gap-x-2 gap-y-4 py-4 pr-2 pl-10' : 'gap-4 p-4',
      )}
      style={{ gridTemplateColumns: `repeat(auto-fit, ${width}px${gap ? ' 1.5rem' : ''})` }}
    >
      {gap?.(0)}
      {numbers.map((page) => (
        <Fragment key={page}>
          <CanvasPage
            document={document}
            page={page}
            width={width}
            usualRatio={usualRatio}
            turn={turn(page)}
            isWithoutFields={isWithoutFields}
            near={near}
            layer={layer}
          />
          {gap?.(page)}
        </Fragment>
      ))}
    </ol>
  );
});

function useNearWatch(box: RefObject<HTMLElement | null>): NearWatch | undefined {
  const [near, setNear] = useState<NearWatch>();
  useEffect(() => {
    if (!box.current) return;
    const watch = watchNear(box.current);
    setNear(watch);
    return () => watch.end();
  }, [box]);
  return near;
}

function useUsualRatio(document: PDFDocumentProxy): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (found: number) => isCurrent && setRatio(found);
    document.getPage(1).then(
      (first) => {
        const { width, height } = first.getViewport({ scale: 1 });
        settle(height / width);
      },
      () => settle(a4Ratio),
    );
    return () => {
      isCurrent = false;
    };
  }, [document]);
  return ratio;
}
