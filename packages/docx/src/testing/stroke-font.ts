import { type PDFDocument, PDFName, type PDFPage } from 'pdf-lib';

/** How the letters of a font look that is drawn by hand. Lengths are thousandths of its size. */
export interface Strokes {
  readonly thickness: number;
  /** How wide the feet are, as a share of the strokes. */
  readonly feet?: number;
  /** How far the strokes lean aside for each step up. */
  readonly slope?: number;
  readonly isFixed?: boolean;
  /** From 0, which is black, to 1. */
  readonly grey?: number;
}

const [smallHeight, tallHeight, footHeight] = [500, 700, 60];
const strokesOf: Readonly<Record<string, readonly [count: number, height: number]>> = {
  ...{ r: [1, smallHeight], n: [2, smallHeight], m: [3, smallHeight] },
  ...{ f: [1, tallHeight], i: [1, tallHeight], l: [1, tallHeight], h: [2, tallHeight] },
  ...{ F: [1, tallHeight], I: [1, tallHeight], P: [1, tallHeight], T: [1, tallHeight], H: [2, tallHeight] },
};
const names = Object.keys(strokesOf);
const [side, step] = [100, 250];

/** Writes with a Type 3 font, which has no name and whose letters are upright strokes. */
export function writeInStrokes(page: PDFPage, x: number, y: number, text: string, strokes: Strokes): void {
  const key = page.node.newFontDictionary('Strokes', fontOf(page.doc, strokes));
  const { height } = page.getSize();
  const code = [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const content = `${strokes.grey ?? 0} g BT ${key} 10 Tf ${x} ${height - y} Td <${code}> Tj ET`;
  page.node.addContentStream(page.doc.context.register(page.doc.context.stream(content)));
}

function fontOf({ context }: PDFDocument, strokes: Strokes) {
  const widthOf = (letter: string) => side * 2 + (strokes.isFixed ? 3 : (strokesOf[letter]?.[0] ?? 1)) * step;
  const procedures = names.map((letter) => {
    const stream = context.stream(`${widthOf(letter)} 0 0 -200 1000 800 d1 ${drawn(letter, strokes)}`);
    return [letter, context.register(stream)] as const;
  });
  const codes = names.flatMap((letter) => [letter.charCodeAt(0), PDFName.of(letter)]);
  const letters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  return context.register(
    context.obj({
      ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, -200, 1000, 800] },
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: Object.fromEntries(procedures),
      Encoding: { Type: 'Encoding', Differences: codes },
      ...{ FirstChar: 0, LastChar: 255, Widths: letters.map(widthOf) },
    }),
  );
}

function drawn(letter: string, { thickness, feet = 1, slope = 0 }: Strokes): string {
  const [count, height] = strokesOf[letter] ?? [0, 0];
  return Array.from({ length: count }, (_, index) => {
    const left = side + index * step;
    const lean = slope * height;
    const [low, high] = [`${left} 0 m ${left + thickness} 0 l`, `${left + thickness + lean} ${height} l`];
    const foot = thickness * feet;
    const base = `${left - (foot - thickness) / 2} 0 ${foot} ${footHeight} re f`;
    return `${low} ${high} ${left + lean} ${height} l h f ${feet > 1 ? base : ''}`;
  }).join(' ');
}
