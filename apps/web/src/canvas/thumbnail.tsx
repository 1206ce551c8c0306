import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../paper/class-names.ts';

interface ThumbnailProps {
  document: PDFDocumentProxy;
  page: number;
  /** In CSS pixels; it is drawn as sharp as the screen is. */
  width?: number;
  /** Clockwise, on top of the page's own. */
  turn?: number;
}

interface Drawing {
  cancel(): void;
}

function draw(
  canvas: HTMLCanvasElement,
  { document, page, width = 120, turn = 0 }: ThumbnailProps,
  onDrawn: () => void,
): Drawing {
  let isCancelled = false;
  let task: RenderTask | undefined;
  const run = async () => {
    const proxy = await document.getPage(page);
    if (isCancelled) return;
    const rotation = (proxy.rotate + turn) % 360;
    const scale = (width * window.devicePixelRatio) / proxy.getViewport({ scale: 1, rotation }).width;
    const viewport = proxy.getViewport({ scale, rotation });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    task = proxy.render({ canvas, viewport });
    await task.promise;
    onDrawn();
  };
  // A page that cannot be drawn stays an empty sheet; whether the file can be worked on, the server says.
  run().catch(() => {});
  return {
    cancel: () => {
      isCancelled = true;
      task?.cancel();
    },
  };
}

/** A page in small, drawn when it comes into sight. What it shows is said by its caption. */
export function Thumbnail({ document, page, width, turn }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let drawing: Drawing | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      drawing = draw(element, { document, page, width, turn }, () => setIsDrawn(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawing?.cancel();
      setIsDrawn(false);
    };
  }, [document, page, width, turn]);
  return (
    <span className="relative block aspect-square w-full">
      <canvas
        ref={canvas}
        aria-hidden
        data-drawn={isDrawn || undefined}
        className={classNames(
          'absolute inset-0 size-full object-contain',
          // The shadow follows the page, whatever its shape; a border would frame the square around it.
          isDrawn ? 'drop-shadow-[0_0_1px_rgb(0_0_0/0.6)]' : 'rounded-control bg-rule/40',
        )}
      />
    </span>
  );
}
