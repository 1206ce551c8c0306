import { type RefObject, useEffect, useState } from 'react';

/** How large pages begin: one below another to read, or several beside each other to choose among. */
export type CanvasSize = 'reading' | 'choosing';

const readingWidthMax = 860;
/** A few pages are shown larger than many. */
const choosingWidth = (pageCount: number) => (pageCount <= 4 ? 208 : pageCount <= 24 ? 176 : 144);
const widthMin = 96;
const widthMax = 2_400;
const step = 1.25;
/** Between two pages: at least two stand beside each other to be chosen among. */
const gapPx = 16;
/** Around the pages. */
const paddingPx = 32;

export interface Zoom {
  readonly width: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  grow(): void;
  shrink(): void;
  fit(): void;
}

/** The width of a page: chosen by the reader, else what the room allows. Zero until the room is known. */
export function useZoom(box: RefObject<HTMLElement | null>, size: CanvasSize, pageCount: number): Zoom {
  const [room, setRoom] = useState(0);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  const fitting = Math.max(0, Math.min(room - paddingPx, readingWidthMax));
  const usual = size === 'choosing' ? Math.min(choosingWidth(pageCount), (fitting - gapPx) / 2) : fitting;
  const width = Math.round(chosen ?? usual);
  return {
    width,
    canGrow: width < widthMax,
    canShrink: width > widthMin,
    grow: () => setChosen(Math.min(widthMax, width * step)),
    shrink: () => setChosen(Math.max(widthMin, width / step)),
    fit: () => setChosen(fitting),
  };
}
