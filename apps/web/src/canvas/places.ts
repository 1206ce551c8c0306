import type { PageViewport } from 'pdfjs-dist';

/** A rectangle of the page (left, bottom, right, top, in its own coordinates), as CSS places it on the sheet. */
export function boxOn(viewport: PageViewport, rect: readonly [number, number, number, number]) {
  const [x = 0, y = 0, otherX = 0, otherY = 0] = viewport.convertToViewportRectangle([...rect]);
  return {
    left: Math.min(x, otherX),
    top: Math.min(y, otherY),
    width: Math.abs(otherX - x),
    height: Math.abs(otherY - y),
  };
}

const pagesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-page]')];

/** The first page that reaches into the upper third of the box. Asked in every frame that is scrolled, so it looks at few. */
export function pageAtTop(box: HTMLElement): number {
  const line = box.scrollTop + box.clientHeight / 3;
  const items = box.querySelector('ol')?.children ?? [];
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item instanceof HTMLElement && item.offsetTop + item.offsetHeight < line) low = middle + 1;
    else high = middle;
  }
  // Between two pages there may be something else.
  let at = items[low];
  while (at instanceof HTMLElement && at.dataset.page === undefined && at.nextElementSibling)
    at = at.nextElementSibling;
  return at instanceof HTMLElement ? Number(at.dataset.page ?? 1) : 1;
}

/** A page to be led to, and how far down on it, from 0 to 1. */
export interface Place {
  readonly page: number;
  readonly share?: number;
}

/** Scrolls the box, and not the window; what is in sight already stays where it is. */
export function showPlace(box: HTMLElement, { page, share }: Place): void {
  const sheet = pagesIn(box)[page - 1];
  if (!sheet) return;
  if (share === undefined) {
    box.scrollTo({ top: sheet.offsetTop - 16 });
    return;
  }
  const at = sheet.offsetTop + share * sheet.offsetHeight;
  const isInSight = at > box.scrollTop + 24 && at < box.scrollTop + box.clientHeight - 48;
  if (!isInSight) box.scrollTo({ top: at - box.clientHeight / 3 });
}
