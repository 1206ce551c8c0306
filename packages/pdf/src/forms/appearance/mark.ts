import { decimal } from '../../fonts/index.ts';
import { borderInset, setColour, type WidgetBox } from './widget-box.ts';

type Point = readonly [number, number];

const polygon = (points: readonly Point[], place: (point: Point) => string): string =>
  points.map((point, index) => `${place(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');

const star: Point[] = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 0.5 : 0.2;
  const angle = Math.PI / 2 + (index * Math.PI) / 5;
  return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
});

// Outlines in a unit square, by the ZapfDingbats character that /CA names the style with (12.5.6.19).
const outlines: Record<string, readonly Point[]> = {
  '4': [
    [0.06, 0.5],
    [0.18, 0.58],
    [0.38, 0.3],
    [0.84, 0.94],
    [0.94, 0.86],
    [0.4, 0.06],
  ],
  '8': [
    [0.1, 0.22],
    [0.38, 0.5],
    [0.1, 0.78],
    [0.22, 0.9],
    [0.5, 0.62],
    [0.78, 0.9],
    [0.9, 0.78],
    [0.62, 0.5],
    [0.9, 0.22],
    [0.78, 0.1],
    [0.5, 0.38],
    [0.22, 0.1],
  ],
  u: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  n: [
    [0.08, 0.08],
    [0.92, 0.08],
    [0.92, 0.92],
    [0.08, 0.92],
  ],
  H: star,
};

/** A circle as four Bézier curves. */
function circle(x: number, y: number, radius: number): string {
  const handle = radius * 0.5523;
  const at = (...values: number[]): string => values.map(decimal).join(' ');
  return [
    `${at(x + radius, y)} m`,
    `${at(x + radius, y + handle, x + handle, y + radius, x, y + radius)} c`,
    `${at(x - handle, y + radius, x - radius, y + handle, x - radius, y)} c`,
    `${at(x - radius, y - handle, x - handle, y - radius, x, y - radius)} c`,
    `${at(x + handle, y - radius, x + radius, y - handle, x + radius, y)} c`,
  ].join(' ');
}

/** The mark of a check box or radio button that is on. */
export function drawMark(style: string, colour: string, box: WidgetBox): string {
  const side = Math.max(0, Math.min(box.width, box.height) - borderInset(box) * 2) * 0.7;
  const [left, bottom] = [(box.width - side) / 2, (box.height - side) / 2];
  const outline = outlines[style];
  const path = outline
    ? polygon(outline, ([x, y]) => `${decimal(left + x * side)} ${decimal(bottom + y * side)}`)
    : circle(box.width / 2, box.height / 2, side / 2.4);
  return `q\n${colour}\n${path} f\nQ\n`;
}

/** The round background and border of a radio button. */
export function drawRoundFrame({ background, border, width, height }: WidgetBox): string {
  const radius = Math.min(width, height) / 2;
  const parts: string[] = [];
  if (background) parts.push(setColour(background, 'fill'), `${circle(width / 2, height / 2, radius)} f`);
  if (border.colour && border.width > 0) {
    const path = circle(width / 2, height / 2, Math.max(0, radius - border.width / 2));
    parts.push(setColour(border.colour, 'stroke'), `${decimal(border.width)} w`, `${path} s`);
  }
  return parts.length === 0 ? '' : `q\n${parts.join('\n')}\nQ\n`;
}
