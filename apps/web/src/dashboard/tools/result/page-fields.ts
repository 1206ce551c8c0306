/** What is used of docx-preview's document, which has no types. */
export interface WordDocument {
  readonly parts: readonly { readonly path: string; readonly parseXml: (root: Element) => void }[];
  readonly _package: { readonly load: (path: string) => Promise<string> };
}

const isFurniture = (path: string) => /\/(?:header|footer)\d+\.xml$/.test(path);

/** Of which the rest is the part that a number stands in. */
const mark = 'page-number-in-';

/**
 * docx-preview leaves simple fields out. In headers and footers they are page numbers (ISO 29500-1, 17.16.5.44): what a
 * field says without being counted takes its place, behind a mark that is found again when the pages are drawn.
 */
export async function keepPageFields(document: WordDocument): Promise<void> {
  for (const part of document.parts.filter(({ path }) => isFurniture(path))) {
    const text = await document._package.load(part.path);
    const kept = text
      .replaceAll(/<w:fldSimple\b[^>]*>/g, `<w:bookmarkStart w:id="0" w:name="${mark}${part.path}"/>`)
      .replaceAll('</w:fldSimple>', '');
    if (kept === text) continue;
    part.parseXml(new DOMParser().parseFromString(kept, 'application/xml').documentElement);
  }
}

/** A header or footer says the number of the first page that it stands on; on the others it is counted from there. */
export function countPages(pages: readonly Element[]): void {
  const firsts = new Map<string, number>();
  for (const [index, page] of pages.entries()) {
    for (const found of page.querySelectorAll(`[id^="${mark}"]`)) {
      const shown = found.nextElementSibling;
      if (!firsts.has(found.id)) firsts.set(found.id, index);
      if (shown)
        shown.textContent = numberAfter(shown.textContent ?? '', index - (firsts.get(found.id) ?? index));
      found.remove();
    }
  }
}

/** Roman numbers and letters stay as they are. */
export const numberAfter = (first: string, pages: number): string =>
  /^\d{1,9}$/.test(first) ? String(Number(first) + pages) : first;

/** As docx-preview draws a tab. */
const tabText = '\u2003';

/** In a line of a header or footer a tab takes all the room there is: what follows it ends at the edge of the text. */
export function spreadTabs(page: Element): void {
  for (const line of page.querySelectorAll<HTMLElement>('header p, footer p')) {
    const spans = [...line.querySelectorAll('span')];
    const tabs = spans.filter(
      ({ children, textContent }) => children.length === 0 && textContent === tabText,
    );
    if (tabs.length === 0) continue;
    line.style.display = 'flex';
    line.style.alignItems = 'baseline';
    for (const span of spans) {
      // What is around a tab makes way for it, and its looks go on to what is in it.
      if (tabs.some((tab) => tab !== span && span.contains(tab))) span.style.display = 'contents';
      span.style.whiteSpace = 'pre';
    }
    for (const tab of tabs) tab.style.flexGrow = '1';
  }
}
