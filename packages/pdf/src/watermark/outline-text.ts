import { loadHarfBuzz } from '../fonts/harfbuzz.ts';
import { latin } from '../fonts/noto/faces.ts';
import { openFace } from '../fonts/noto/opened-face.ts';

/** A line of text as a path: it needs no font in the document and looks the same everywhere. */
export interface Outline {
  /** Path operators of a content stream, without painting. */
  readonly path: string;
  /** Left, bottom, right, top, in thousandths of the font size. */
  readonly box: readonly [number, number, number, number];
}

export async function outlineText(text: string): Promise<Outline> {
  const harfBuzz = await loadHarfBuzz();
  const { font, scale } = openFace(harfBuzz, latin);
  const buffer = new harfBuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfBuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  let path = '';
  buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    path += writePath(font.glyphToJson(codepoint), pen + xOffset, yOffset, scale);
    pen += xAdvance;
  });
  return { path, box: [0, descent, pen * scale, capitals] };
}

// Noto Sans: the height of capitals and how far letters go below the line.
const capitals = 714;
const descent = -240;

interface Step {
  readonly type: string;
  readonly values: number[];
}

function writePath(steps: readonly Step[], left: number, bottom: number, scale: number): string {
  let text = '';
  let last: readonly [number, number] = [0, 0];
  const write = (points: readonly (readonly [number, number])[], operator: string): void => {
    const numbers = points.flatMap(([x, y]) => [(x + left) * scale, (y + bottom) * scale]);
    text += `${numbers.map((number) => number.toFixed(1)).join(' ')} ${operator}\n`;
  };
  for (const { type, values } of steps) {
    const points: [number, number][] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      points.push([values[index] ?? 0, values[index + 1] ?? 0]);
    }
    if (type === 'M') write(points, 'm');
    else if (type === 'L') write(points, 'l');
    else if (type === 'C') write(points, 'c');
    else if (type === 'Q') write(asCubic(last, points), 'c');
    else text += 'h\n';
    last = points.at(-1) ?? last;
  }
  return text;
}

// A quadratic curve as the cubic one that PDF knows: its control points lie two thirds of the way.
function asCubic(
  start: readonly [number, number],
  [control = [0, 0], end = [0, 0]]: readonly [number, number][],
): [number, number][] {
  const towards = (from: readonly [number, number]): [number, number] => [
    from[0] + ((control[0] - from[0]) * 2) / 3,
    from[1] + ((control[1] - from[1]) * 2) / 3,
  ];
  return [towards(start), towards(end), end];
}
