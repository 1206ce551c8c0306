import type { PdfiumDocument } from '../pdfium/index.ts';
import { bytesFrom, textOf } from './scratch.ts';

/** What the structure tree of a document says of the marked content of a page (ISO 32000-2, 14.7). */
export interface PageTags {
  /** The levels of headings, by their marked content. */
  readonly headings: ReadonlyMap<number, number>;
  /** What figures say to those who do not see them. */
  readonly descriptions: ReadonlyMap<number, string>;
}

interface Inherited {
  readonly level: number | undefined;
  readonly description: string;
}

const elementsMax = 20_000;
const depthMax = 60;
const heading = /^H([1-6])?$/;

export function readTags(document: PdfiumDocument, pageHandle: number): PageTags {
  const { pdfium } = document;
  const headings = new Map<number, number>();
  const descriptions = new Map<number, string>();
  const tree = pdfium.FPDF_StructTree_GetForPage(pageHandle);
  if (tree === 0) return { headings, descriptions };
  let visited = 0;
  const visit = (element: number, inherited: Inherited, depth: number): void => {
    if (element === 0 || depth > depthMax || ++visited > elementsMax) return;
    const own = ownOf(document, element, inherited);
    const note = (content: number) => {
      if (content < 0) return;
      if (own.level !== undefined) headings.set(content, own.level);
      if (own.description !== '') descriptions.set(content, own.description);
    };
    const contents = pdfium.FPDF_StructElement_GetMarkedContentIdCount(element);
    for (let index = 0; index < contents; index++) {
      note(pdfium.FPDF_StructElement_GetMarkedContentIdAtIndex(element, index));
    }
    const children = pdfium.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < children; index++) {
      note(pdfium.FPDF_StructElement_GetChildMarkedContentID(element, index));
      visit(pdfium.FPDF_StructElement_GetChildAtIndex(element, index), own, depth + 1);
    }
  };
  try {
    const children = pdfium.FPDF_StructTree_CountChildren(tree);
    for (let index = 0; index < children; index++) {
      const root = pdfium.FPDF_StructTree_GetChildAtIndex(tree, index);
      visit(root, { level: undefined, description: '' }, 0);
    }
  } finally {
    pdfium.FPDF_StructTree_Close(tree);
  }
  return { headings, descriptions };
}

function ownOf(document: PdfiumDocument, element: number, inherited: Inherited): Inherited {
  const { pdfium } = document;
  const type = textOf(
    bytesFrom(document, (...space) => pdfium.FPDF_StructElement_GetType(element, ...space)),
    'utf16le',
  );
  const match = heading.exec(type);
  const level = match === null ? (type === 'Title' ? 1 : undefined) : Number(match[1] ?? 1);
  const description = textOf(
    bytesFrom(document, (...space) => pdfium.FPDF_StructElement_GetAltText(element, ...space)),
    'utf16le',
  );
  return { level: level ?? inherited.level, description: description || inherited.description };
}
