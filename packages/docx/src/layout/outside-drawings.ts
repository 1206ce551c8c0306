import type { Box, PageReading } from '@pagesmith/pdf';
import { holdsMiddle } from '../geometry.ts';

/** The page without the lines and areas of charts: these are in their pictures, as are their labels, and make no table. */
export function outsideDrawings(reading: PageReading): PageReading {
  const drawings = reading.pictures.filter(({ drawing }) => (drawing?.text ?? '') !== '');
  if (drawings.length === 0) return reading;
  const isOutside = ({ box }: { readonly box: Box }) =>
    !drawings.some((drawing) => holdsMiddle(drawing.box, box) && !isLarger(box, drawing.box));
  return { ...reading, rules: reading.rules.filter(isOutside), fills: reading.fills.filter(isOutside) };
}

/** Whether something that has its middle in a drawing goes beyond it, as the frame of a table around it does. */
const isLarger = (box: Box, drawing: Box) =>
  box.right - box.left > drawing.right - drawing.left || box.bottom - box.top > drawing.bottom - drawing.top;
