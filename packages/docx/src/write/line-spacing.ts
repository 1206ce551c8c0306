import { isMeasured, naturalHeights } from '../fonts/index.ts';
import type { Paragraph } from '../model.ts';
import { lineSlackPoints, sameHeightShareMin } from './measures.ts';
import type { Writer } from './writer.ts';
import { type Attributes, twips } from './xml.ts';

// Word counts a single line as 240 (ISO/IEC 29500-1, 17.18.48).
const singleLine = 240;
/**
 * The height of the lines of a paragraph: at least what it was, or less than single where lines stand closer than their
 * font would have them, so that larger text that somebody types makes room for itself. Exactly what it was only where a
 * font of unknown height will stand in, or where larger letters among close lines would push these apart.
 */
export function lineSpacing({ lines, spans, leadingPoints }: Paragraph, writer: Writer): Attributes {
  const points = Math.max(1, leadingPoints);
  // A formula or a picture is higher than a line of text, and must not be cut.
  if (spans.some(({ inset }) => inset !== undefined))
    return { 'w:line': twips(points), 'w:lineRule': 'atLeast' };
  const heights = naturalHeights(spans, writer.familyOf);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const exact = { 'w:line': twips(points), 'w:lineRule': 'exact' };
  if (heights.length === 0 || !isMeasured(lines)) return exact;
  if (points >= highest - lineSlackPoints) return { 'w:line': twips(points), 'w:lineRule': 'atLeast' };
  if (lowest < highest * sameHeightShareMin) return exact;
  return { 'w:line': Math.max(1, Math.round((singleLine * points) / highest)), 'w:lineRule': 'auto' };
}
