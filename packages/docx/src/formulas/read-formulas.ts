import { drawAreas, encodePng, type PageReading, type PdfiumDocument } from '@pagesmith/pdf';
import { findFormulas } from './find-formulas.ts';
import { type ReadFormulas, withFormulas } from './with-formulas.ts';

const marginPoints = 1;
// Sharp enough to be read in print.
const pixelsPerPoint = 4;

/** A page with its formulas, those that are not simple as pictures. */
export function readFormulas(document: PdfiumDocument, reading: PageReading): ReadFormulas {
  return withFormulas(reading, findFormulas(reading), ({ box: own }) => {
    const box = {
      left: Math.max(0, own.left - marginPoints),
      top: Math.max(0, own.top - marginPoints),
      right: Math.min(reading.width, own.right + marginPoints),
      bottom: Math.min(reading.height, own.bottom + marginPoints),
    };
    const [drawn] = drawAreas(document, reading, [{ box, pixelsPerPoint }]);
    return drawn && { box, format: 'png', bytes: encodePng(drawn) };
  });
}
