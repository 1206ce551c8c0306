import type { OutlineEntry } from '@pagesmith/pdf';
import type { PageModel, Paragraph } from '../model.ts';
import { blocksIn, linesIn } from './lines-in.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const withoutNumber = (text: string) => plain(text.replace(/^[\s\dIVXivx.]+(?=\s)/, ''));
export const textOf = ({ spans }: Paragraph) => spans.map(({ text }) => text).join('');

const lettersMax = 160;
const levelMax = 6;

/** The size in which most of the letters of a document stand. */
export function bodySize(pages: readonly PageModel[]): number {
  const letters = new Map<number, number>();
  for (const span of pages
    .flatMap(linesIn)
    .flatMap(({ pieces }) => pieces.flatMap(({ words }) => words.flatMap(({ spans }) => spans)))) {
    const size = span.style.sizePoints;
    letters.set(size, (letters.get(size) ?? 0) + span.text.length);
  }
  return [...letters].sort((first, second) => second[1] - first[1])[0]?.[0] ?? 11;
}

/** Marks the headings: those that the outline names, and short lines that are larger or bolder than the body. */
export function markHeadings(pages: readonly PageModel[], outline: readonly OutlineEntry[]): void {
  const named = new Map<string, number>();
  for (const { title, level } of outline) {
    for (const key of [plain(title), withoutNumber(title)])
      if (key !== '' && !named.has(key)) named.set(key, level);
  }
  const body = bodySize(pages);
  const paragraphs = pages.flatMap(blocksIn).filter((block) => block.kind === 'paragraph');
  const shaped = paragraphs.filter((paragraph, index) => isHeading(paragraph, body, paragraphs[index + 1]));
  const sizes = [...new Set(shaped.map(sizeOf))].sort((first, second) => second - first);
  const inShape = new Set(shaped);
  for (const paragraph of paragraphs) {
    const text = textOf(paragraph);
    const level = named.get(plain(text)) ?? named.get(withoutNumber(text));
    if (level !== undefined && text.length < lettersMax) paragraph.headingLevel = Math.min(levelMax, level);
    else if (inShape.has(paragraph)) {
      paragraph.headingLevel = Math.min(levelMax, sizes.indexOf(sizeOf(paragraph)) + 1);
    }
  }
}

const sizeOf = ({ lines }: Paragraph) => Math.round((lines[0]?.sizePoints ?? 0) * 2) / 2;

function isHeading(paragraph: Paragraph, body: number, next: Paragraph | undefined): boolean {
  const text = textOf(paragraph).trim();
  if (text.length > lettersMax || paragraph.lines.length > 3 || paragraph.tabStops.length > 0) return false;
  if (!/\p{L}{2}/u.test(text) || /[,;]$/.test(text)) return false;
  const isNumbered = paragraph.list === undefined || paragraph.list.format !== 'bullet';
  if (!isNumbered) return false;
  if (sizeOf(paragraph) >= body * 1.15) return !/[.]$/.test(text) || text.length < 40;
  const isBold = paragraph.spans.every(({ style, text: part }) => style.isBold || part.trim() === '');
  const isBodyBold = next?.spans.every(({ style }) => style.isBold) ?? false;
  return isBold && !isBodyBold && sizeOf(paragraph) >= body * 0.95 && text.length < 90 && !/[.:]$/.test(text);
}
