import { type Box, concatenate } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { visitObjects } from './visit-objects.ts';

// FPDF_PAGEOBJ_TEXT of fpdf_edit.h.
const textObject = 1;

interface Drawn {
  readonly box: Box;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly font: object;
  readonly quarterTurns: number;
  readonly slantDegrees: number;
  /** The text object that paints it. */
  readonly object: number;
}

interface Part {
  readonly object: number;
  readonly box: Box;
  readonly sizePoints: number;
}

/**
 * Replacement text (ISO 32000-2, 14.9.4) of several text objects stands across all of them: PDFium gives the whole of it
 * to the first, which is but an icon before an address. It looks like the widest of them.
 */
export function withSpreadReplacements<Character extends Drawn>(
  source: PageSource,
  characters: readonly Character[],
): Character[] {
  const { pdfium } = source.document;
  const lettersOf = new Map<number, Character[]>();
  for (const character of characters) {
    const letters = lettersOf.get(character.object);
    if (letters === undefined) lettersOf.set(character.object, [character]);
    else letters.push(character);
  }
  const spans = new Map<number, Part[]>();
  let last: number | undefined;
  visitObjects(source, (object, kind, boundsOf, toShown) => {
    if (kind !== textObject) return;
    if (lettersOf.has(object)) {
      last = object;
      return;
    }
    const mark = replacementMark(source, object);
    if (last === undefined || mark === undefined || replacementMark(source, last) !== mark) return;
    const box = boundsOf();
    if (box === undefined) return;
    pdfium.FPDFPageObj_GetMatrix(object, source.scratch.address);
    const { c, d } = concatenate(source.scratch.matrix(), toShown);
    pdfium.FPDFTextObj_GetFontSize(object, source.scratch.at(0));
    const sizePoints = Math.abs(source.scratch.float(0)) * Math.hypot(c, d);
    const parts = spans.get(last);
    if (parts === undefined) spans.set(last, [{ object, box, sizePoints }]);
    else parts.push({ object, box, sizePoints });
  });
  if (spans.size === 0) return [...characters];
  const fonts = new Map<number, Character['font']>();
  for (const [object, [letter]] of lettersOf) {
    if (letter !== undefined) fonts.set(pdfium.FPDFTextObj_GetFont(object), letter.font);
  }
  const spread = new Map<Character, Character>();
  for (const [object, parts] of spans) {
    const own = lettersOf.get(object) ?? [];
    const [widest] = [...parts].sort((one, other) => widthOf(other.box) - widthOf(one.box));
    if (widest === undefined || !own.every(isUpright)) continue;
    const { left, right } = across([...own, ...parts]);
    const step = (right - left) / own.length;
    const { sizePoints } = widest;
    const font = fonts.get(pdfium.FPDFTextObj_GetFont(widest.object));
    own.forEach((character, index) => {
      const box = {
        left: left + index * step,
        right: left + (index + 1) * step,
        top: character.baseline - sizePoints * 0.8,
        bottom: character.baseline + sizePoints * 0.2,
      };
      spread.set(character, { ...character, box, sizePoints, font: font ?? character.font });
    });
  }
  return characters.map((character) => spread.get(character) ?? character);
}

function across(parts: readonly { readonly box: Box }[]) {
  let [left, right] = [Infinity, -Infinity];
  for (const { box } of parts) {
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
  }
  return { left, right };
}

const widthOf = ({ left, right }: Box) => right - left;

const isUpright = ({ quarterTurns, slantDegrees }: Drawn) => quarterTurns === 0 && slantDegrees === 0;

/** The mark that gives an object, and perhaps others, its replacement text. */
function replacementMark({ document: { pdfium }, scratch }: PageSource, object: number): number | undefined {
  const count = pdfium.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = pdfium.FPDFPageObj_GetMark(object, index);
    if (mark !== 0 && pdfium.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', 0, 0, scratch.at(0)))
      return mark;
  }
  return undefined;
}
