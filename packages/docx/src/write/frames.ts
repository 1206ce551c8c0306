import type { Box } from '@pagesmith/pdf';
import type { FramedText, TurnedText } from '../model.ts';
import { properties } from './element-order.ts';
import { frameRoomPoints } from './measures.ts';
import { paragraphXml } from './paragraph.ts';
import { runsXml } from './runs.ts';
import type { Place, Writer } from './writer.ts';
import { element, twips, value } from './xml.ts';

export const textDirection = ({ quarterTurns }: TurnedText) =>
  value('w:textDirection', quarterTurns === 3 ? 'btLr' : 'tbRl');

/** Turned text as a line of a cell, which turns it. */
export function turnedLine({ span }: TurnedText, writer: Writer): string {
  const own = properties('w:pPr', [element('w:spacing', { 'w:before': 0, 'w:after': 0 })]);
  const settings = { letterSpacingPoints: 0, isRightToLeft: false, base: writer.body };
  return element('w:p', {}, own, runsXml([span], settings, writer));
}

/** Turned text in a frame at its place. */
export function turnedXml(text: TurnedText, writer: Writer): string {
  const { box, span } = text;
  const own = properties('w:pPr', [
    frameXml({ ...box, right: box.right + 2, bottom: box.bottom + 4 }),
    element('w:spacing', { 'w:before': 0, 'w:after': 0 }),
    textDirection(text),
  ]);
  const settings = { letterSpacingPoints: 0, isRightToLeft: false, base: writer.body };
  return element('w:p', {}, own, runsXml([span], settings, writer));
}

/** Text beside the text in a frame at its place: its paragraphs share the frame because they describe the same one. */
export function framedXml({ box, paragraphs }: FramedText, writer: Writer): string {
  const outer = { ...box, right: box.right + frameRoomPoints, bottom: box.bottom + frameRoomPoints };
  const place: Place = { left: outer.left, right: outer.right, cursor: box.top };
  const frame = frameXml(outer);
  return paragraphs.map((paragraph) => paragraphXml(paragraph, place, writer, { frame })).join('');
}

export const frameXml = ({ left, top, right, bottom }: Box) =>
  element('w:framePr', {
    'w:w': Math.max(20, twips(right - left)),
    'w:h': Math.max(20, twips(bottom - top)),
    'w:hRule': 'exact',
    'w:wrap': 'through',
    'w:vAnchor': 'page',
    'w:hAnchor': 'page',
    'w:x': Math.max(1, twips(left)),
    'w:y': Math.max(1, twips(top)),
  });
