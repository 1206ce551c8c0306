import { type Box, mapBox } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { bytesFrom, textOf } from './scratch.ts';

export interface PageLink {
  readonly box: Box;
  readonly url?: string | undefined;
  /** A place in the document: a page (1-based) and how far below its top. */
  readonly target?: { readonly page: number; readonly top: number } | undefined;
}

// PDFACTION_ of fpdf_doc.h.
const goToAction = 1;
const uriAction = 3;

export function readLinks(source: PageSource): PageLink[] {
  const { document, pageHandle, scratch, toShown } = source;
  const { pdfium } = document;
  const links: PageLink[] = [];
  // FPDFLink_Enumerate keeps its place in one integer and hands back the link in the other.
  pdfium.pdfium.setValue(scratch.at(8), 0, 'i32');
  while (pdfium.FPDFLink_Enumerate(pageHandle, scratch.at(8), scratch.at(9))) {
    const link = scratch.integer(9);
    const place = scratch.integer(8);
    const url = urlOf(source, link);
    const target = url === undefined ? targetOf(source, link) : undefined;
    pdfium.pdfium.setValue(scratch.at(8), place, 'i32');
    if (url === undefined && target === undefined) continue;
    if (!pdfium.FPDFLink_GetAnnotRect(link, scratch.address)) continue;
    const [left, top, right, bottom] = [0, 1, 2, 3].map((index) => scratch.float(index));
    links.push({ url, target, box: mapBox(toShown, left ?? 0, top ?? 0, right ?? 0, bottom ?? 0) });
  }
  return links;
}

function urlOf({ document }: PageSource, link: number): string | undefined {
  const { pdfium } = document;
  const action = pdfium.FPDFLink_GetAction(link);
  if (action === 0 || pdfium.FPDFAction_GetType(action) !== uriAction) return undefined;
  const bytes = bytesFrom(document, (...space) =>
    pdfium.FPDFAction_GetURIPath(document.handle, action, ...space),
  );
  return textOf(bytes, 'utf8') || undefined;
}

function targetOf({ document, scratch }: PageSource, link: number): PageLink['target'] {
  const { pdfium, handle } = document;
  const action = pdfium.FPDFLink_GetAction(link);
  const isGoTo = action !== 0 && pdfium.FPDFAction_GetType(action) === goToAction;
  const destination =
    pdfium.FPDFLink_GetDest(handle, link) || (isGoTo ? pdfium.FPDFAction_GetDest(handle, action) : 0);
  if (destination === 0) return undefined;
  const index = pdfium.FPDFDest_GetDestPageIndex(handle, destination);
  if (index < 0 || index >= document.pageCount) return undefined;
  const [hasX, hasY, hasZoom, x, y, zoom] = [0, 1, 2, 3, 4, 5].map((field) => scratch.at(field));
  const isPlaced = pdfium.FPDFDest_GetLocationInPage(
    destination,
    hasX ?? 0,
    hasY ?? 0,
    hasZoom ?? 0,
    x ?? 0,
    y ?? 0,
    zoom ?? 0,
  );
  const height = scratch.float(4);
  if (!isPlaced || scratch.integer(1) === 0) return { page: index + 1, top: 0 };
  pdfium.FPDF_GetPageSizeByIndexF(handle, index, scratch.address);
  return { page: index + 1, top: Math.max(0, scratch.float(1) - height) };
}
