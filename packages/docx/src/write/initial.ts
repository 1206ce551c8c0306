import { descentShare } from '../geometry.ts';
import type { Initial, Paragraph } from '../model.ts';
import { properties } from './element-order.ts';
import { runsXml } from './runs.ts';
import type { Writer } from './writer.ts';
import { element, twips, value } from './xml.ts';

/** A letter that stands beside the first lines of the paragraph behind it, as Word sets one (ISO/IEC 29500-1, 17.3.1.11). */
export function initialXml(
  { span, lines, gapPoints }: Initial,
  { leadingPoints, lines: [first] }: Paragraph,
  writer: Writer,
): string {
  const { sizePoints } = span.style;
  const own = properties('w:pPr', [
    '<w:keepNext/>',
    element('w:framePr', {
      'w:dropCap': 'drop',
      'w:lines': lines,
      'w:hSpace': twips(gapPoints),
      'w:wrap': 'around',
      'w:vAnchor': 'text',
      'w:hAnchor': 'text',
    }),
    element('w:spacing', {
      'w:before': 0,
      'w:after': 0,
      'w:line': twips(leadingPoints * lines),
      'w:lineRule': 'exact',
    }),
    value('w:textAlignment', 'baseline'),
  ]);
  // The larger a letter, the further its baseline is above the end of its line: it goes down to that of the text.
  const loweredPoints = (sizePoints - (first?.sizePoints ?? sizePoints)) * descentShare;
  const settings = { letterSpacingPoints: 0, isRightToLeft: false, base: writer.body, loweredPoints };
  return element('w:p', {}, own, runsXml([span], settings, writer));
}
