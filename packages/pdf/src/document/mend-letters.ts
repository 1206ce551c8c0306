import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { mendedLetterMap } from './letter-map.ts';
import { decodeStream } from './objects/index.ts';
import { inherited, type Resolve } from './pages.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Mends what the fonts of the document say about their letters, where PDFium would not follow it. True if it had to. */
export function mendLetters(document: PdfDocument): boolean {
  let isMended = false;
  for (const font of fontsOf(document)) {
    const map = mapOf(document, font);
    const mended = map && mendedLetterMap(map);
    if (mended === undefined || mended === '') continue;
    const stream = PdfStream.fromDict({}, Buffer.from(mended, 'latin1'));
    font.set('ToUnicode', document.pdf.context.register(stream));
    isMended = true;
  }
  return isMended;
}

/** Undefined where it cannot be decoded, or would fill the memory. */
function mapOf({ resolve }: PdfDocument, font: PdfDict): string | undefined {
  const value = font.get('ToUnicode');
  const stream = value instanceof PdfRef ? resolve(value) : value;
  if (!(stream instanceof PdfStream)) return undefined;
  try {
    return Buffer.from(decodeStream(stream, resolve)).toString('latin1');
  } catch {
    return undefined;
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
    const drawn = [...dictsIn(resources, 'XObject'), ...dictsIn(resources, 'Pattern')];
    pending.push(...drawn.map((form) => dictOf(form.get('Resources'))));
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
