import type { PdfDict, PdfObject, PdfRef } from '@libpdf/core';
import { PdfDict as Dict, PdfArray, PdfNumber, PdfRef as Ref } from '@libpdf/core';
import type { Page, PdfDocument, Resolve } from '../document/index.ts';

/** Identifies an object: its number, or the object itself if it is direct. */
export type Identity = number | PdfObject;

export const identify = (object: PdfObject): Identity =>
  object instanceof Ref ? object.objectNumber : object;

/** One place of a page in the new document. */
export interface Placement {
  readonly source: Source;
  readonly page: Page;
  /** Its index in the source, from 0. */
  readonly index: number;
  readonly rotate: number;
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  /** A page that was placed before: it shares everything but its page object and its annotations. */
  readonly isRepeated: boolean;
}

/** One document that pages are taken from, and which of its pages are. */
export class Source {
  readonly document: PdfDocument;
  readonly resolve: Resolve;
  readonly catalog: PdfDict;
  readonly placements: Placement[] = [];
  readonly #placementByPage = new Map<Identity, Placement>();
  /** Less than the number of pages if the page tree lists one twice. */
  readonly #distinctPages: number;

  constructor(document: PdfDocument) {
    this.document = document;
    this.#distinctPages = new Set(document.pages.map(identifyPage)).size;
    this.resolve = document.resolve;
    this.catalog = document.pdf.context.catalog.getDict();
  }

  place(placement: Placement): void {
    this.placements.push(placement);
    const identity = identifyPage(placement.page);
    if (!placement.isRepeated) this.#placementByPage.set(identity, placement);
  }

  isPlaced(page: Page): boolean {
    return this.#placementByPage.has(identifyPage(page));
  }

  /** Whether every page was taken: then what belongs to no page in particular is kept as well. */
  get isWhole(): boolean {
    return this.#placementByPage.size === this.#distinctPages;
  }

  /** The new page for the first element of a destination: a page, or (against the standard) its index. */
  placementOf(target: PdfObject | undefined): Placement | undefined {
    if (target instanceof PdfNumber) {
      const page = this.document.pages[target.value];
      return page && this.#placementByPage.get(identifyPage(page));
    }
    return target && this.#placementByPage.get(identify(target));
  }

  get removedPages(): Page[] {
    return this.document.pages.filter((page) => !this.isPlaced(page));
  }

  dict(value: PdfObject | null | undefined): PdfDict | undefined {
    const object = value instanceof Ref ? this.resolve(value) : value;
    return object instanceof Dict ? object : undefined;
  }

  array(value: PdfObject | null | undefined): PdfArray | undefined {
    const object = value instanceof Ref ? this.resolve(value) : value;
    return object instanceof PdfArray ? object : undefined;
  }

  value(value: PdfObject | null | undefined): PdfObject | undefined {
    return (value instanceof Ref ? this.resolve(value) : value) ?? undefined;
  }
}

const identifyPage = (page: Page): Identity => (page.ref ? page.ref.objectNumber : page.dict);
