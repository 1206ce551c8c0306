import type { PageReading } from '@pagesmith/pdf';
import { coverShareMin, stampLettersMax } from './measures.ts';

/** Whether a page shows something but has no text, apart from a line over its picture. */
export function isScan({ characters, pictures, curves, width, height }: PageReading): boolean {
  const letters = characters.filter(({ text }) => text.trim() !== '').length;
  if (letters === 0) return pictures.length + curves.length > 0;
  const cover = pictures.reduce((area, { box }) => area + (box.right - box.left) * (box.bottom - box.top), 0);
  return letters <= stampLettersMax && cover >= width * height * coverShareMin;
}
