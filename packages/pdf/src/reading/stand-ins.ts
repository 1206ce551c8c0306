import { type Box, concatenate, type Matrix } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { visitObjects } from './visit-objects.ts';

// FPDF_PAGEOBJ_TEXT of fpdf_edit.h.
const textObject = 1;
const textBytesMax = 512;

interface Drawn {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly isHyphenAtLineEnd: boolean;
  /** The text object that paints it. */
  readonly object: number;
}

/**
 * Adds the emoji that PDFium leaves out: it reads no text from a glyph whose replacement text (ISO 32000-2, 14.9.4) lies
 * beyond U+FFFF, as browsers write it. They look like the text before them.
 */
export function withStandIns<Character extends Drawn>(
  source: PageSource,
  characters: readonly Character[],
): readonly Character[] {
  const lastOf = new Map(characters.map((character) => [character.object, character]));
  const behind = new Map<Character | undefined, Character[]>();
  let last: Character | undefined;
  visitObjects(source, (object, kind, boundsOf, toShown) => {
    if (kind !== textObject) return;
    const own = lastOf.get(object);
    const text = own === undefined ? standInOf(source, object) : '';
    const box = text === '' ? undefined : boundsOf();
    const look = last ?? characters[0];
    if (box !== undefined && look !== undefined) {
      const baseline = baselineOf(source, object, toShown);
      const standIn = { ...look, object, text, box, baseline, isHyphenAtLineEnd: false };
      const others = behind.get(last);
      if (others === undefined) behind.set(last, [standIn]);
      else others.push(standIn);
    }
    last = own ?? last;
  });
  if (behind.size === 0) return characters;
  return [undefined, ...characters].flatMap((character) => [
    ...(character === undefined ? [] : [character]),
    ...(behind.get(character) ?? []),
  ]);
}

function baselineOf({ document: { pdfium }, scratch }: PageSource, object: number, toShown: Matrix): number {
  pdfium.FPDFPageObj_GetMatrix(object, scratch.address);
  return concatenate(scratch.matrix(), toShown).f;
}

/** The text that stands for an object, where that is beyond what PDFium reads. */
function standInOf({ document: { pdfium }, scratch }: PageSource, object: number): string {
  const count = pdfium.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = pdfium.FPDFPageObj_GetMark(object, index);
    const text = mark === 0 ? '' : replacementOf(mark);
    if (/[\u{10000}-\u{10ffff}]/u.test(text)) return text;
  }
  return '';

  // Its bytes: as a text, PDFium would give half of each character.
  function replacementOf(mark: number): string {
    const buffer = pdfium.pdfium.wasmExports.malloc(textBytesMax);
    try {
      const given = [mark, 'ActualText', buffer, textBytesMax, scratch.at(0)] as const;
      if (!pdfium.FPDFPageObjMark_GetParamBlobValue(...given)) return '';
      // What is too long is not written, and behind the buffer is the memory of something else.
      if (scratch.integer(0) > textBytesMax) return '';
      const bytes = pdfium.pdfium.HEAPU8.slice(buffer >>> 0, (buffer >>> 0) + scratch.integer(0));
      return bytes[0] === 0xfe && bytes[1] === 0xff ? bigEndian.decode(bytes) : '';
    } finally {
      pdfium.pdfium.wasmExports.free(buffer);
    }
  }
}

const bigEndian = new TextDecoder('utf-16be');
