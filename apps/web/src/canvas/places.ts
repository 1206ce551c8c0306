const pagesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-page]')];

/** The first page that reaches into the upper third of the box. */
export function pageAtTop(box: HTMLElement): number {
  const line = box.scrollTop + box.clientHeight / 3;
  const sheets = pagesIn(box);
  let low = 0;
  let high = sheets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const sheet = sheets[middle];
    if (sheet && sheet.offsetTop + sheet.offsetHeight < line) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** Scrolls the box, and not the window, to a page. */
export function showPage(box: HTMLElement, page: number): void {
  const sheet = pagesIn(box)[page - 1];
  if (sheet) box.scrollTo({ top: sheet.offsetTop - 16, left: sheet.offsetLeft - 16 });
}
