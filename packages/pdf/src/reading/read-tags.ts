import type { PdfiumDocument } from '../pdfium/index.ts';
import { artifactsOf } from './artifacts.ts';
import { bytesFrom, type Scratch, textOf } from './scratch.ts';

/** An element of the structure tree of a document (ISO 32000-2, 14.7) that has content on a page. */
export interface TagElement {
  /** Its standard type where the document maps its own to one: `P`, `LI`, `TD`. */
  readonly type: string;
  readonly parent: TagElement | undefined;
  /** Its index among its parent's elements, including those without content on the page. */
  readonly index: number;
  /** How many columns and rows a table cell spans. */
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/** What the structure tree says about a piece of marked content. */
export interface ContentTag {
  readonly element: TagElement;
  /** Its place in the reading order of the page. */
  readonly place: number;
  /** The level of the heading it belongs to. */
  readonly headingLevel: number | undefined;
  /** The alternative text of a figure. */
  readonly description: string;
}

export interface PageTags {
  readonly tagOf: (object: number) => ContentTag | undefined;
  /** Whether an object is not part of the text, such as a running head (ISO 32000-2, 14.8.2.2). */
  readonly isArtifact: (object: number) => boolean;
}

interface Inherited {
  readonly element: TagElement | undefined;
  readonly headingLevel: number | undefined;
  readonly description: string;
}

const elementsMax = 20_000;
const depthMax = 60;
const heading = /^H([1-6])?$/;

export function readTags(document: PdfiumDocument, pageHandle: number, scratch: Scratch): PageTags {
  const { pdfium } = document;
  const tree = pdfium.FPDF_StructTree_GetForPage(pageHandle);
  if (tree === 0) return { tagOf: () => undefined, isArtifact: () => false };
  const contents = new Map<number, ContentTag>();
  let visited = 0;
  const visit = (handle: number, index: number, inherited: Inherited, depth: number): void => {
    if (handle === 0 || depth > depthMax || ++visited > elementsMax) return;
    const own = ownOf({ document, scratch, handle }, index, inherited);
    const children = pdfium.FPDF_StructElement_CountChildren(handle);
    let inner = 0;
    for (let child = 0; child < children; child++) {
      const content = pdfium.FPDF_StructElement_GetChildMarkedContentID(handle, child);
      if (content >= 0 && !contents.has(content)) contents.set(content, { ...own, place: contents.size });
      if (content >= 0) continue;
      visit(pdfium.FPDF_StructElement_GetChildAtIndex(handle, child), inner++, own, depth + 1);
    }
  };
  try {
    const children = pdfium.FPDF_StructTree_CountChildren(tree);
    for (let index = 0; index < children; index++) {
      const root = pdfium.FPDF_StructTree_GetChildAtIndex(tree, index);
      visit(root, index, { element: undefined, headingLevel: undefined, description: '' }, 0);
    }
  } finally {
    pdfium.FPDF_StructTree_Close(tree);
  }
  const inForms = formsAround(document, pageHandle);
  return {
    tagOf: (object) => contents.get(pdfium.FPDFPageObj_GetMarkedContentID(inForms.get(object) ?? object)),
    isArtifact: artifactsOf(document, scratch),
  };
}

// FPDF_PAGEOBJ_FORM of fpdf_edit.h.
const formObject = 5;

/** Which form each object is in: marked content inside a form is numbered separately from the page's. */
function formsAround({ pdfium }: PdfiumDocument, pageHandle: number): Map<number, number> {
  const around = new Map<number, number>();
  const enter = (object: number, form: number, depth: number): void => {
    around.set(object, form);
    if (depth > formDepthMax || pdfium.FPDFPageObj_GetType(object) !== formObject) return;
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) {
      enter(pdfium.FPDFFormObj_GetObject(object, index), form, depth + 1);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(pageHandle);
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(pageHandle, index);
    if (pdfium.FPDFPageObj_GetType(object) === formObject) enter(object, object, 0);
  }
  return around;
}

const formDepthMax = 8;

interface Source {
  readonly document: PdfiumDocument;
  readonly scratch: Scratch;
  readonly handle: number;
}

function ownOf(source: Source, index: number, inherited: Inherited): Inherited & { element: TagElement } {
  const { document, handle } = source;
  const { pdfium } = document;
  const type = textOf(
    bytesFrom(document, (...space) => pdfium.FPDF_StructElement_GetType(handle, ...space)),
    'utf16le',
  );
  const match = heading.exec(type);
  const level = match === null ? (type === 'Title' ? 1 : undefined) : Number(match[1] ?? 1);
  const description = textOf(
    bytesFrom(document, (...space) => pdfium.FPDF_StructElement_GetAltText(handle, ...space)),
    'utf16le',
  );
  const isCell = type === 'TD' || type === 'TH';
  const element = {
    type,
    parent: inherited.element,
    index,
    columnSpan: isCell ? spanOf(source, 'ColSpan') : 1,
    rowSpan: isCell ? spanOf(source, 'RowSpan') : 1,
  };
  return {
    element,
    headingLevel: level ?? inherited.headingLevel,
    description: description || inherited.description,
  };
}

/** ISO 32000-2, 14.8.5.7: the attributes of the cells of tables. */
function spanOf({ document: { pdfium }, scratch, handle }: Source, name: 'ColSpan' | 'RowSpan'): number {
  const count = pdfium.FPDF_StructElement_GetAttributeCount(handle);
  for (let index = 0; index < count; index++) {
    const attributes = pdfium.FPDF_StructElement_GetAttributeAtIndex(handle, index);
    const value = attributes === 0 ? 0 : pdfium.FPDF_StructElement_Attr_GetValue(attributes, name);
    if (value === 0 || !pdfium.FPDF_StructElement_Attr_GetNumberValue(value, scratch.address)) continue;
    return Math.max(1, Math.round(scratch.float(0)));
  }
  return 1;
}
