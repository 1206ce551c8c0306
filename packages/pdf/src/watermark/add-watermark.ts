import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import {
  claimsAgainstTransparency,
  decodeStream,
  dropClaims,
  inherited,
  type Page,
  type PdfDocument,
} from '../document/index.ts';
import { type Balance, balanced, balanceOf } from './balance.ts';
import { type Outline, outlineText } from './outline-text.ts';
import { placeMark, visibleBox } from './placement.ts';

/**
 * Draws a text across every page, faintly and on top, from the lower left to the upper right as seen. The mark is a form
 * shared by all pages; the page's own content is wrapped, so that none of its graphics state leaks into the mark.
 */
export async function addWatermark(document: PdfDocument, text: string): Promise<void> {
  if (text.trim() === '') return;
  const outline = await outlineText(text);
  const marker = new Marker(document, outline);
  const pages = new Map(document.pages.map((page) => [page.dict, page]));
  for (const page of pages.values()) marker.mark(page);
  document.isOnlyFilled = false;
  dropClaims(document, claimsAgainstTransparency(document));
}

const opacity = 0.16;
const grey = 0.35;

class Marker {
  readonly #document: PdfDocument;
  readonly #outline: Outline;
  readonly #form: PdfRef;
  readonly #state: PdfRef;
  readonly #streams = new Map<string, PdfRef>();
  readonly #resources = new Map<PdfDict, { ref: PdfRef; form: string; state: string }>();

  constructor(document: PdfDocument, outline: Outline) {
    this.#document = document;
    this.#outline = outline;
    const form = PdfStream.fromDict(
      {
        Type: PdfName.of('XObject'),
        Subtype: PdfName.of('Form'),
        BBox: new PdfArray(outline.box.map(PdfNumber.of)),
        Resources: new PdfDict(),
      },
      new TextEncoder().encode(`${grey} g\n${outline.path}f\n`),
    );
    this.#form = this.#add(form);
    const level = PdfNumber.of(opacity);
    this.#state = this.#add(
      PdfDict.of({ Type: PdfName.of('ExtGState'), ca: level, CA: level, BM: PdfName.of('Normal') }),
    );
  }

  mark(page: Page): void {
    const { resolve } = this.#document;
    const box = visibleBox(page, resolve);
    if (!box) return;
    const rotate = this.#value(inherited(page, 'Rotate', resolve));
    const matrix = placeMark(this.#outline.box, box, rotate instanceof PdfNumber ? rotate.value : 0);
    const { ref, form, state } = this.#resourcesFor(page);
    const contents = this.#value(page.dict.get('Contents'));
    const parts =
      contents instanceof PdfArray ? contents.toArray() : contents ? [page.dict.get('Contents')] : [];
    const own = parts.filter(
      (part): part is PdfRef => this.#value(part) instanceof PdfStream && part instanceof PdfRef,
    );
    const { statesMissing, statesOpen, markedOpen, isTextOpen } = this.#balanceOf(own);
    const before = 'q\n'.repeat(statesMissing + 1);
    const ends = `${isTextOpen ? 'ET\n' : ''}${'EMC\n'.repeat(markedOpen)}n\n${'Q\n'.repeat(statesOpen + 1)}`;
    const after = `${ends}/Artifact BMC q /${state} gs ${matrix} cm /${form} Do Q EMC\n`;
    page.dict.set('Contents', new PdfArray([this.#stream(before), ...own, this.#stream(`\n${after}`)]));
    page.dict.set('Resources', ref);
  }

  #balanceOf(parts: readonly PdfRef[]): Balance {
    try {
      const texts = parts.map((part) => {
        const stream = this.#value(part);
        return stream instanceof PdfStream
          ? Buffer.from(decodeStream(stream, this.#document.resolve)).toString('latin1')
          : '';
      });
      return balanceOf(texts.join('\n'));
    } catch {
      return balanced;
    }
  }

  /** The page's resources with the mark among them; pages that shared a dictionary share the new one. */
  #resourcesFor(page: Page): { ref: PdfRef; form: string; state: string } {
    const value = this.#value(inherited(page, 'Resources', this.#document.resolve));
    const original = value instanceof PdfDict ? value : new PdfDict();
    const known = this.#resources.get(original);
    if (known) return known;
    const copy = original.clone();
    const form = this.#include(copy, 'XObject', this.#form);
    const state = this.#include(copy, 'ExtGState', this.#state);
    const result = { ref: this.#add(copy), form, state };
    this.#resources.set(original, result);
    return result;
  }

  #include(resources: PdfDict, category: string, ref: PdfRef): string {
    const value = this.#value(resources.get(category));
    const entries = value instanceof PdfDict ? value.clone() : new PdfDict();
    let name = 'Mark';
    for (let number = 2; entries.has(name); number += 1) name = `Mark${number}`;
    entries.set(name, ref);
    resources.set(category, entries);
    return name;
  }

  #stream(content: string): PdfRef {
    let ref = this.#streams.get(content);
    if (!ref) {
      ref = this.#add(PdfStream.fromDict({}, new TextEncoder().encode(content)));
      this.#streams.set(content, ref);
    }
    return ref;
  }

  #add(object: PdfObject): PdfRef {
    return this.#document.pdf.context.register(object);
  }

  #value(value: PdfObject | null | undefined): PdfObject | undefined {
    return (value instanceof PdfRef ? this.#document.resolve(value) : value) ?? undefined;
  }
}
