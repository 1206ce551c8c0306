import { isMeasured, naturalHeight } from '../fonts/line-height.ts';
import type { Paragraph } from '../model.ts';
import type { Writer } from './writer.ts';
import { type Attributes, twips } from './xml.ts';

// Word counts a single line as 240 (ISO/IEC 29500-1, 17.18.48).
const singleLine = 240;
const slackPoints = 0.1;

/**
 * The height of the lines of a paragraph: at least what it was, or less than single where lines stand closer than their
 * font would have them, so that larger text that somebody types makes room for itself. Exactly what it was only where
 * another font, of unknown height, will stand in.
 */
export function lineSpacing({ lines, spans, leadingPoints }: Paragraph, writer: Writer): Attributes {
  const points = Math.max(1, leadingPoints);
  const natural = naturalHeight(spans, writer.familyOf);
  if (natural === 0 || !isMeasured(lines)) return { 'w:line': twips(points), 'w:lineRule': 'exact' };
  if (points >= natural - slackPoints) return { 'w:line': twips(points), 'w:lineRule': 'atLeast' };
  return { 'w:line': Math.max(1, Math.round((singleLine * points) / natural)), 'w:lineRule': 'auto' };
}
