import type { PageReading } from '@pagesmith/pdf';

const coverShareMin = 0.6;
// A stamp, a page number or the name of the scanner's program may stand over a scan.
const lettersMax = 80;

/** Whether a page shows something but has no text, apart from a line over its picture. */
export function isScan({ characters, pictures, curves, width, height }: PageReading): boolean {
  const letters = characters.filter(({ text }) => text.trim() !== '').length;
  if (letters === 0) return pictures.length + curves.length > 0;
  const cover = pictures.reduce((area, { box }) => area + (box.right - box.left) * (box.bottom - box.top), 0);
  return letters <= lettersMax && cover >= width * height * coverShareMin;
}
