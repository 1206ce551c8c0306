import { decimal } from '../../fonts/index.ts';
import { setColour, type WidgetBox } from './widget-box.ts';

/** The lit and shaded edges of a beveled or inset border, inside its line. */
function relief(box: WidgetBox): string {
  const { border, width, height } = box;
  const near = decimal(border.width);
  const far = decimal(border.width * 2);
  const [right, top] = [decimal(width - border.width), decimal(height - border.width)];
  const [innerRight, innerTop] = [decimal(width - border.width * 2), decimal(height - border.width * 2)];
  const lit = border.style === 'beveled' ? '1 g' : '0.5 g';
  const shaded = border.style === 'beveled' ? '0.5 g' : '0.75 g';
  return [
    lit,
    `${near} ${near} m ${near} ${top} l ${right} ${top} l ${innerRight} ${innerTop} l ${far} ${innerTop} l ${far} ${far} l f`,
    shaded,
    `${right} ${top} m ${right} ${near} l ${near} ${near} l ${far} ${far} l ${innerRight} ${far} l ${innerRight} ${innerTop} l f`,
  ].join('\n');
}

function stroke({ border, width, height }: WidgetBox): string {
  const half = border.width / 2;
  const dash = border.style === 'dashed' ? `[${border.dash.map(decimal).join(' ')}] 0 d\n` : '';
  const path =
    border.style === 'underline'
      ? `0 ${decimal(half)} m ${decimal(width)} ${decimal(half)} l S`
      : `${decimal(half)} ${decimal(half)} ${decimal(width - border.width)} ${decimal(height - border.width)} re S`;
  return `${dash}${decimal(border.width)} w\n${path}`;
}

/** Background and border of a widget (ISO 32000-2, 12.5.6.19). */
export function drawFrame(box: WidgetBox): string {
  const { background, border, width, height } = box;
  const parts: string[] = [];
  if (background) parts.push(setColour(background, 'fill'), `0 0 ${decimal(width)} ${decimal(height)} re f`);
  if (border.colour && border.width > 0) {
    if (border.style === 'beveled' || border.style === 'inset') parts.push(relief(box));
    parts.push(setColour(border.colour, 'stroke'), stroke(box));
  }
  return parts.length === 0 ? '' : `q\n${parts.join('\n')}\nQ\n`;
}
