import type { FieldPlace, FormField } from './form-fields.ts';

/** The width of a text in the size of 1. */
export type Measure = (text: string) => number;

/** Around the text in its box, in points. */
const padding = 2;
const sizeMin = 4;
const flowingSizeMax = 12;
const leading = 1.16;
/** Of the box's height, for one line in a size that fits. */
const lineShare = 0.72;

export interface TextFit {
  /** In points. */
  readonly size: number;
  readonly isTooLong: boolean;
}

/** The size a text is written in, and whether it goes beyond its box: what is cut off is to be seen before it is sent. */
export function fitText(
  text: string,
  { isMultiline }: Pick<FormField, 'isMultiline'>,
  { rect, fontSize }: Pick<FieldPlace, 'rect' | 'fontSize'>,
  measure: Measure,
): TextFit {
  const [left, bottom, right, top] = rect;
  const width = Math.max(1, right - left - padding * 2);
  const height = top - bottom;
  if (!isMultiline) {
    const wide = measure(text);
    const fitting = Math.min(height * lineShare, width / Math.max(wide, 0.01));
    const size = fontSize || Math.max(sizeMin, fitting);
    return { size, isTooLong: wide * size > width + padding };
  }
  const overflows = (size: number) =>
    linesOf(text, width / size, measure) * size * leading > height - padding * 2 + 1;
  let size = fontSize || flowingSizeMax;
  while (!fontSize && size > sizeMin && overflows(size)) size -= 0.5;
  return { size, isTooLong: overflows(size) };
}

/** How many lines a text takes when it is wrapped at spaces. */
function linesOf(text: string, width: number, measure: Measure): number {
  return text.split('\n').reduce((count, paragraph) => {
    let lines = 1;
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines += 1;
        line = word;
      } else line = longer;
    }
    return count + lines;
  }, 0);
}

let context: CanvasRenderingContext2D | null | undefined;

/** In the letters that most forms are written in. */
export const measureText: Measure = (text) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = '100px Helvetica, Arial, sans-serif';
  return context.measureText(text).width / 100;
};
