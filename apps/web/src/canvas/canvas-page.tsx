import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { drawPage } from './draw-page.ts';
import { drawInTurn } from './in-turn.ts';
import type { NearWatch } from './near.ts';
import { canvasWords } from './words.ts';

/** A page as a layer above it sees it. */
export interface PageFrame {
  readonly page: number;
  /** From the page's own coordinates to CSS pixels; absent until the page has come near. */
  readonly viewport: PageViewport | undefined;
  readonly isNear: boolean;
}

export type Layer = (frame: PageFrame) => ReactNode;

interface CanvasPageProps {
  document: PDFDocumentProxy;
  page: number;
  width: number;
  /** Height by width of the first page, upright: what a page is taken for until it has been looked at. */
  usualRatio: number;
  turn: number;
  isWithoutFields: boolean;
  near: NearWatch;
  layer: Layer | undefined;
}

export const CanvasPage = memo(function CanvasPage(props: CanvasPageProps) {
  const { page, width, usualRatio, turn, near, layer } = props;
  const words = useWords(canvasWords);
  const sheet = useRef<HTMLLIElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (sheet.current ? near.watch(sheet.current, setIsNear) : undefined), [near]);
  const proxy = usePageProxy(props, isNear);
  const isDrawn = usePicture(props, { picture, proxy, isNear });
  const viewport = proxy && viewportOf(proxy, width, turn);
  const height = viewport?.height ?? width * (turn % 180 === 0 ? usualRatio : 1 / usualRatio);
  return (
    <li
      ref={sheet}
      data-page={page}
      data-drawn={isDrawn || undefined}
      className="relative grid shrink-0 bg-page shadow-[0_0_0_1px_var(--color-rule),0_2px_8px_rgb(0_0_0/0.08)] [color-scheme:light] [grid-template:100%/100%]"
      style={{ width, height }}
    >
      {/* In a cell rather than positioned, as should be what lies over every page: each positioned element of hundreds of
          pages costs in every frame that is scrolled. */}
      <div ref={picture} role="img" aria-label={words.picture(page)} className="col-start-1 row-start-1" />
      {layer?.({ page, viewport, isNear })}
    </li>
  );
});

function viewportOf(proxy: PDFPageProxy, width: number, turn: number): PageViewport {
  const rotation = (proxy.rotate + turn) % 360;
  const natural = proxy.getViewport({ scale: 1, rotation });
  return proxy.getViewport({ scale: width / natural.width, rotation });
}

/** Looked at when it first comes near, and kept: it knows the page's size. */
function usePageProxy({ document, page }: CanvasPageProps, isNear: boolean): PDFPageProxy | undefined {
  const [proxy, setProxy] = useState<PDFPageProxy>();
  useEffect(() => {
    if (!isNear || proxy) return;
    let isCurrent = true;
    // A page that cannot be read stays an empty sheet; whether the file can be worked on, the server says.
    document.getPage(page).then(
      (found) => isCurrent && setProxy(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [document, page, isNear, proxy]);
  return proxy;
}

interface PictureParts {
  picture: React.RefObject<HTMLDivElement | null>;
  proxy: PDFPageProxy | undefined;
  isNear: boolean;
}

/** Drawn while it is near. At another size the former picture is stretched until the new one is there. */
function usePicture(
  { width, turn, isWithoutFields }: CanvasPageProps,
  { picture, proxy, isNear }: PictureParts,
): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!proxy || !isNear) return;
    return drawInTurn(
      () => drawPage(proxy, { width, turn, isWithoutFields }),
      (canvas) => {
        canvas.className = 'size-full';
        putCanvas(picture.current, canvas);
        setIsDrawn(true);
      },
    );
  }, [proxy, isNear, width, turn, isWithoutFields, picture]);
  useEffect(() => {
    if (isNear) return;
    putCanvas(picture.current, undefined);
    setIsDrawn(false);
    proxy?.cleanup();
  }, [isNear, proxy, picture]);
  return isDrawn;
}

/** The pixels of the one before are given back at once, not when the browser next tidies up. */
function putCanvas(holder: Element | null, canvas: HTMLCanvasElement | undefined): void {
  const former = holder?.querySelector('canvas');
  holder?.replaceChildren(...(canvas ? [canvas] : []));
  if (former) former.width = 0;
}
