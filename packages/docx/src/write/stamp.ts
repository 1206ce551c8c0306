import { squareAround } from '../geometry.ts';
import type { StampedText } from '../model.ts';
import { properties } from './element-order.ts';
import { belowLineShare, capitalShare, lowShare, stampRoomShare } from './measures.ts';
import { runsXml } from './runs.ts';
import { shapeXml } from './shape.ts';
import type { Writer } from './writer.ts';
import { element, finite, hexColour, value } from './xml.ts';

/**
 * A line of text at its place behind the text of the page, turned around its middle: a turned text box for Word, and
 * the art that older watermarks are made of for programs that would leave the text of such a box level.
 */
export function stampRun(stamp: StampedText, writer: Writer): string {
  // No other program takes what needs both.
  const choice = element('mc:Choice', { Requires: 'wps w15' }, textBoxXml(stamp, writer));
  const fallback = element('mc:Fallback', {}, element('w:pict', {}, artXml(stamp, writer)));
  return element('w:r', {}, element('mc:AlternateContent', {}, choice, fallback));
}

function textBoxXml({ middle, lengthPoints, degrees, spans }: StampedText, writer: Writer): string {
  // Programs do not agree on which way up the box of a turned shape is; of a square, all ways are the same.
  const box = squareAround(middle, lengthPoints * stampRoomShare);
  const centred = properties('w:pPr', [
    element('w:spacing', { 'w:before': 0, 'w:after': 0 }),
    value('w:jc', 'center'),
  ]);
  const settings = { letterSpacingPoints: 0, isRightToLeft: false, base: writer.body };
  const line = element('w:p', {}, centred, runsXml(spans, settings, writer));
  const body = { rot: 0, vert: 'horz', wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 'ctr' };
  const inside = {
    kind: '<wps:cNvSpPr txBox="1"/>',
    rot: Math.round(positive(degrees) * 60_000),
    fill: '<a:noFill/>',
    text: element('wps:txbx', {}, element('w:txbxContent', {}, line)) + element('wps:bodyPr', body),
  };
  return shapeXml(box, inside, writer);
}

function artXml(stamp: StampedText, writer: Writer): string {
  const { middle, lengthPoints, degrees, spans, isOnGround = false } = stamp;
  const text = spans.map((span) => span.text).join('');
  const style = spans[0]?.style;
  const height = (style?.sizePoints ?? 1) * heightShare(text);
  const look = {
    position: 'absolute',
    'margin-left': points(middle.x - lengthPoints / 2),
    'margin-top': points(middle.y - height / 2),
    width: points(lengthPoints),
    height: points(height),
    rotation: Math.round(positive(degrees)),
    'z-index': isOnGround ? 1 : -1,
    'mso-position-horizontal-relative': 'page',
    'mso-position-vertical-relative': 'page',
  };
  const font = {
    'font-family': `"${style === undefined ? 'Arial' : writer.familyOf(style)}"`,
    'font-size': '1pt',
    ...(style?.isBold && { 'font-weight': 'bold' }),
    ...(style?.isItalic && { 'font-style': 'italic' }),
  };
  const id = writer.nextDrawingId++;
  const shape = element(
    'v:shape',
    {
      id: `Stamp${id}`,
      type: `#StampType${id}`,
      style: css(look),
      fillcolor: `#${hexColour(style?.colour ?? 0)}`,
      stroked: 'f',
    },
    // Behind the text, the ground would hide it.
    isOnGround ? element('v:fill', { opacity: '.5' }) : '',
    element('v:textpath', { style: css(font), trim: 't', string: text }),
  );
  return letterArt(`StampType${id}`) + shape;
}

/** How much of their size the letters of a text take up, from the top of the highest to the foot of the lowest. */
const heightShare = (text: string) =>
  (/^[acegmnopqrsuvwxyz\s.,]*$/.test(text) ? lowShare : capitalShare) +
  (/[gjpqyQ,;()[\]{}|@$_]/.test(text) ? belowLineShare : 0);

const positive = (degrees: number) => ((finite(degrees) % 360) + 360) % 360;
const points = (value: number) => `${finite(value).toFixed(1)}pt`;
const css = (look: Readonly<Record<string, string | number>>) =>
  Object.entries(look)
    .map(([name, written]) => `${name}:${written}`)
    .join(';');

// The shape "plain text" of VML (ECMA-376, part 4, 14.1.2.19): its letters fill the shape.
const letterArt = (id: string) =>
  element(
    'v:shapetype',
    { id, coordsize: '21600,21600', 'o:spt': 136, adj: '10800', path: 'm@0,l@1,m@2,21600l@3,21600e' },
    element(
      'v:formulas',
      {},
      ...['val 0', 'val 21600', 'val 0', 'val 21600'].map((eqn) => element('v:f', { eqn })),
    ),
    element('v:path', { textpathok: 't' }),
    element('v:textpath', { on: 't', fitshape: 't' }),
  );
