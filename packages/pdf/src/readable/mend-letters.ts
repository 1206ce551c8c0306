import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { decodeStream, inherited, type PdfDocument, type Resolve } from '../document/index.ts';
import { mendedLetterMap } from './letter-map.ts';
import { ligaturesOf } from './ligature-names.ts';

/** A list of all codes that there are has a megabyte. */
const mapBytesMax = 4 * 1_048_576;
const bytesMax = 64 * 1_048_576;

/** Mends what the fonts of the document say about their letters, where PDFium would not follow it. True if it had to. */
export function mendLetters(document: PdfDocument): boolean {
  const known = new Map<PdfStream, PdfRef | undefined>();
  let bytesLeft = bytesMax;
  let isMended = false;
  for (const font of fontsOf(document)) {
    const value = font.get('ToUnicode');
    const stream = value instanceof PdfRef ? document.resolve(value) : value;
    if (!(stream instanceof PdfStream)) continue;
    const ligatures = ligaturesOf(font, document.resolve);
    // Fonts that share a map may name other letters.
    if (!known.has(stream) || ligatures.size > 0) {
      const map = bytesLeft > 0 ? mapOf(document, stream) : '';
      bytesLeft -= map.length;
      known.set(stream, map.length > mapBytesMax ? undefined : mended(document, map, ligatures));
    }
    const ref = known.get(stream);
    if (ligatures.size > 0) known.delete(stream);
    if (ref === undefined) continue;
    font.set('ToUnicode', ref);
    isMended = true;
  }
  return isMended;
}

function mended({ pdf }: PdfDocument, map: string, ligatures: ReadonlyMap<number, string>) {
  const text = mendedLetterMap(map, ligatures);
  return text === undefined
    ? undefined
    : pdf.context.register(PdfStream.fromDict({}, Buffer.from(text, 'latin1')));
}

/** Nothing where it cannot be decoded, or would fill the memory. */
function mapOf({ resolve }: PdfDocument, stream: PdfStream): string {
  try {
    return Buffer.from(decodeStream(stream, resolve)).toString('latin1');
  } catch {
    return '';
  }
}

/** The fonts of the pages, and of the forms and annotations that they show. */
function fontsOf({ pages, resolve }: PdfDocument): Set<PdfDict> {
  const fonts = new Set<PdfDict>();
  const seen = new Set<PdfDict>();
  const dictOf = (value: PdfObject | undefined): PdfDict | undefined => {
    const object = value instanceof PdfRef ? resolve(value) : value;
    return object instanceof PdfDict ? object : undefined;
  };
  const dictsIn = (dict: PdfDict | undefined, key: string): PdfDict[] =>
    [...(dictOf(dict?.get(key)) ?? [])].flatMap(([, value]) => dictOf(value) ?? []);
  const pending = pages.flatMap((page) => [
    dictOf(inherited(page, 'Resources', resolve)),
    ...annotationsOf(page.dict, resolve).flatMap((annotation) => shownBy(dictOf(annotation))),
  ]);
  for (let resources = pending.pop(); pending.length > 0 || resources; resources = pending.pop()) {
    if (resources === undefined || seen.has(resources)) continue;
    seen.add(resources);
    for (const font of dictsIn(resources, 'Font')) fonts.add(font);
    for (const form of [...dictsIn(resources, 'XObject'), ...dictsIn(resources, 'Pattern')])
      pending.push(dictOf(form.get('Resources')));
  }
  return fonts;

  /** The resources of what an annotation looks like: one form, or one for each of its states. */
  function shownBy(annotation: PdfDict | undefined): (PdfDict | undefined)[] {
    const looks = dictOf(annotation?.get('AP'));
    const forms = [dictOf(looks?.get('N')), ...dictsIn(looks, 'N')];
    return forms.map((form) => dictOf(form?.get('Resources')));
  }
}

function annotationsOf(page: PdfDict, resolve: Resolve): readonly PdfObject[] {
  const list = page.get('Annots', resolve);
  return list instanceof PdfArray ? list.toArray() : [];
}
