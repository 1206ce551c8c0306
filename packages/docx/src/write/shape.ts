import type { Box } from '@pagesmith/pdf';
import type { Shape } from '../model.ts';
import { anchorXml } from './picture.ts';
import type { Writer } from './writer.ts';
import { element, emus, hexColour } from './xml.ts';

const shapeUri = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';

/** A rectangle at its place on the page, behind the text, or before it where somebody drew it over the page. */
export function shapeRun({ box, colour, tint, isAbove }: Shape, writer: Writer): string {
  const painted = tint === undefined ? colourXml(colour) : colourXml(tint.colour, tint.opacity);
  const fill = element('a:solidFill', {}, painted);
  const drawing = shapeXml(box, { kind: '<wps:cNvSpPr/>', fill, text: '<wps:bodyPr/>', isAbove }, writer);
  // Word takes shapes only where the document says that it needs them.
  const choice = element('mc:Choice', { Requires: 'wps' }, drawing);
  return element('w:r', {}, element('mc:AlternateContent', {}, choice));
}

interface Inside {
  readonly kind: string;
  /** In sixty thousandths of a degree (ISO/IEC 29500-1, 20.1.10.3). */
  readonly rot?: number;
  readonly fill: string;
  readonly text: string;
  readonly isAbove?: boolean | undefined;
}

/** A rectangle without a border, at its place. */
export function shapeXml(box: Box, { kind, rot, fill, text, isAbove }: Inside, writer: Writer): string {
  const size = { cx: Math.max(1, emus(box.right - box.left)), cy: Math.max(1, emus(box.bottom - box.top)) };
  const shaped = element(
    'wps:spPr',
    {},
    element('a:xfrm', { rot }, element('a:off', { x: 0, y: 0 }), element('a:ext', size)),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    fill,
    '<a:ln><a:noFill/></a:ln>',
  );
  const shape = element('wps:wsp', {}, kind, shaped, text);
  const graphic = element('a:graphic', {}, element('a:graphicData', { uri: shapeUri }, shape));
  return element('w:drawing', {}, anchorXml(box, { kind: 'Shape', isAbove }, graphic, writer));
}

// Thousandths of a percent (ISO/IEC 29500-1, 20.1.10.41).
const whole = 100_000;

const colourXml = (colour: number, opacity = 255) =>
  element(
    'a:srgbClr',
    { val: hexColour(colour) },
    opacity === 255 ? '' : element('a:alpha', { val: Math.round((opacity / 255) * whole) }),
  );
