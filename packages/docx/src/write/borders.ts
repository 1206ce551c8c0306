import type { Border } from '../model.ts';
import { hexColour } from './xml.ts';

// Word counts the width of a border in eighths of a point, from a quarter of a point to twelve (ISO/IEC 29500-1, 17.3.4).
const eighths = { min: 2, max: 96 };

export const borderAttributes = ({ colour, widthPoints }: Border) => ({
  'w:val': 'single',
  'w:sz': Math.min(eighths.max, Math.max(eighths.min, Math.round(widthPoints * 8))),
  'w:space': 0,
  'w:color': hexColour(colour),
});
