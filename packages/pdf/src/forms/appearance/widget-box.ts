import { PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import { decimal } from '../../fonts/index.ts';
import type { Resolve } from '../tree/index.ts';

export type BorderStyle = 'solid' | 'dashed' | 'beveled' | 'inset' | 'underline';

/** A widget's box in its own upright coordinates, and what surrounds its text. */
export interface WidgetBox {
  readonly width: number;
  readonly height: number;
  /** The rotation by /MK /R as the form's /Matrix, or null for none. */
  readonly matrix: readonly number[] | null;
  readonly border: {
    width: number;
    style: BorderStyle;
    dash: readonly number[];
    colour: readonly number[] | null;
  };
  readonly background: readonly number[] | null;
  readonly caption: PdfObject | null | undefined;
}

export function numbersOf(object: PdfObject | null | undefined, resolve: Resolve): number[] {
  if (!(object instanceof PdfArray)) return [];
  return object.toArray().flatMap((item) => {
    const value = item instanceof PdfRef ? resolve(item) : item;
    return value instanceof PdfNumber ? [value.value] : [];
  });
}

/** A rectangle with its corners in order (ISO 32000-2, 7.9.5). */
export function rectangleOf(object: PdfObject | null | undefined, resolve: Resolve) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(object, resolve);
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}

const styles: Record<string, BorderStyle> = { D: 'dashed', B: 'beveled', I: 'inset', U: 'underline' };

function borderOf(widget: PdfDict, colour: readonly number[] | null, resolve: Resolve): WidgetBox['border'] {
  const dict = widget.get('BS', resolve);
  const [, , arrayWidth] = numbersOf(widget.get('Border', resolve), resolve);
  const own = dict instanceof PdfDict ? dict.getNumber('W', resolve)?.value : arrayWidth;
  const style = dict instanceof PdfDict ? styles[dict.getName('S', resolve)?.value ?? ''] : undefined;
  const dash = dict instanceof PdfDict ? numbersOf(dict.get('D', resolve), resolve) : [];
  const isVisible = dash.some((length) => length > 0) && dash.every((length) => length >= 0);
  return { width: Math.max(0, own ?? 1), style: style ?? 'solid', dash: isVisible ? dash : [3], colour };
}

const colourOf = (object: PdfObject | undefined, resolve: Resolve): number[] | null => {
  const parts = numbersOf(object, resolve);
  return [1, 3, 4].includes(parts.length) ? parts : null;
};

export function widgetBoxOf(widget: PdfDict, resolve: Resolve): WidgetBox {
  const { left, bottom, right, top } = rectangleOf(widget.get('Rect', resolve), resolve);
  const [width, height] = [right - left, top - bottom];
  const style = widget.getDict('MK', resolve);
  const turns = ((Math.round((style?.getNumber('R', resolve)?.value ?? 0) / 90) % 4) + 4) % 4;
  const matrices = [null, [0, 1, -1, 0, width, 0], [-1, 0, 0, -1, width, height], [0, -1, 1, 0, 0, height]];
  return {
    width: turns % 2 === 1 ? height : width,
    height: turns % 2 === 1 ? width : height,
    matrix: matrices[turns] ?? null,
    border: borderOf(widget, colourOf(style?.get('BC', resolve), resolve), resolve),
    background: colourOf(style?.get('BG', resolve), resolve),
    caption: style?.get('CA', resolve),
  };
}

const operators = { fill: ['g', 'rg', 'k'], stroke: ['G', 'RG', 'K'] };

/** A colour of one, three or four parts as the operator that sets it. */
export function setColour(colour: readonly number[], use: 'fill' | 'stroke'): string {
  const operator = operators[use][colour.length === 1 ? 0 : colour.length - 2];
  return `${colour.map(decimal).join(' ')} ${operator}`;
}

/** How far the border reaches into the box. */
export function borderInset({ border }: WidgetBox): number {
  if (!border.colour || border.width === 0) return 0;
  return border.style === 'beveled' || border.style === 'inset' ? border.width * 2 : border.width;
}
