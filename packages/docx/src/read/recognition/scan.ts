import type { PageReading } from '@pagesmith/pdf';
import { coverShareMin, namelessShareMin, stampLettersMax } from './measures.ts';

/** Whether a page shows something but has no text, apart from a line over its picture. */
export function isScan(reading: PageReading): boolean {
  const { characters, pictures, curves, width, height } = reading;
  if (isUnreadable(reading)) return true;
  const letters = characters.filter(({ text }) => text.trim() !== '').length;
  if (letters === 0) return pictures.length + curves.length > 0;
  return letters <= stampLettersMax && coveredBy(pictures) >= width * height * coverShareMin;
}

/** Square points. */
export const coveredBy = (pictures: PageReading['pictures']): number =>
  pictures.reduce((area, { box }) => area + (box.right - box.left) * (box.bottom - box.top), 0);

/** Where a font does not say which letters it draws, PDFium answers with their codes, many of which are control characters. */
const nameless = /[\p{Cc}\ufffd]/u;

/** Whether a page has text that can be seen and not read. */
export function isUnreadable({ characters }: PageReading): boolean {
  const letters = characters.filter(({ text, isInvisible }) => !isInvisible && text.trim() !== '');
  const count = letters.filter(({ text }) => nameless.test(text)).length;
  return count > 0 && count >= letters.length * namelessShareMin;
}
