import type { OutlineEntry } from '@pagesmith/pdf';
import { blocksIn, linesIn } from '../layout/index.ts';
import type { Block, PageModel, Paragraph } from '../model.ts';
import { textOf } from '../pieces/index.ts';
import {
  boldInRowMax,
  captionGapPointsMax,
  headingLettersMax,
  plainInRowMax,
  sentenceLettersMin,
} from './measures.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const withoutNumber = (text: string) => plain(text.replace(/^[\s\dIVXivx.]+(?=\s)/, ''));

const levelMax = 6;
/** The font size of most letters in the document. */
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
  const blocks = pages.flatMap(blocksIn);
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const inRows = plainInRows(blocks);
  const shaped = blocks.flatMap((block, index) =>
    block.kind === 'paragraph' &&
    !inRows.has(block) &&
    isHeading(block, body, blocks.slice(index + 1, index + 1 + boldInRowMax))
      ? [block]
      : [],
  );
  const title = titleOf(pages, shaped);
  const sizes = [...new Set(shaped.filter((one) => one !== title).map(sizeOf))].sort(
    (first, second) => second - first,
  );
  const inShape = new Set(shaped);
  if (title !== undefined) title.role = 'title';
  markCaptions(pages);
  for (const paragraph of paragraphs) {
    if (paragraph.role !== undefined || paragraph.leaderRight !== undefined) continue;
    const text = textOf(paragraph);
    const level = named.get(plain(text)) ?? named.get(withoutNumber(text)) ?? taggedLevel(paragraph);
    if (level !== undefined && text.length < headingLettersMax)
      paragraph.headingLevel = Math.min(levelMax, level);
    else if (inShape.has(paragraph)) {
      paragraph.headingLevel = Math.min(levelMax, sizes.indexOf(sizeOf(paragraph)) + 1);
    }
  }
}

/** The plain paragraphs of one size that follow each other: they are text of that size, as of an address on an invoice with much small print. */
function plainInRows(blocks: readonly Block[]): ReadonlySet<Block> {
  const rows: Paragraph[][] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    const row = rows.at(-1);
    if (row?.[0] !== undefined && sizeOf(row[0]) === sizeOf(block)) row.push(block);
    else rows.push([block]);
  }
  const plainOf = (row: readonly Paragraph[]) => row.filter((one) => !isBold(one));
  return new Set(
    rows
      .map(plainOf)
      .filter((row) => row.length > plainInRowMax)
      .flat(),
  );
}

/** The heading level that the document's tags give to a whole paragraph. */
function taggedLevel(paragraph: Paragraph): number | undefined {
  const { lines, list } = paragraph;
  // Tags that call whole sentences headings are not trustworthy.
  if (/[.;,]$/.test(textOf(paragraph).trim()) && textOf(paragraph).length > sentenceLettersMin)
    return undefined;
  const levels = new Set(lines.flatMap(({ pieces }) => pieces.map(({ headingLevel }) => headingLevel)));
  const [level] = levels;
  return levels.size === 1 && list?.format !== 'bullet' ? level : undefined;
}

/** The one line on the first page that is larger than all headings, with headings below it. */
function titleOf(pages: readonly PageModel[], headings: readonly Paragraph[]): Paragraph | undefined {
  const [first, ...others] = headings;
  const isFirst = first !== undefined && pages[0] !== undefined && blocksIn(pages[0]).includes(first);
  const isLargest = isFirst && others.every((other) => sizeOf(other) < sizeOf(first));
  return isLargest && others.length >= 2 && first.list === undefined ? first : undefined;
}

const caption = /^(fig(ure|\.)?|table(au)?|abb(ildung|\.)?|tabelle|figura|tabla|chart|schéma)\s*\d+/i;

/** Captions are directly above or below what they describe. */
function markCaptions(pages: readonly PageModel[]): void {
  for (const page of pages) {
    const blocks = blocksIn(page);
    const pictures = [...page.placed, ...blocks.filter(({ kind }) => kind !== 'paragraph')];
    for (const block of blocks) {
      if (block.kind !== 'paragraph' || !caption.test(textOf(block)) || block.lines.length > 6) continue;
      const isNear = pictures.some(({ box }) => {
        const gap = Math.max(box.top - block.box.bottom, block.box.top - box.bottom);
        return gap < captionGapPointsMax && box.left < block.box.right && block.box.left < box.right;
      });
      if (isNear) block.role = 'caption';
    }
  }
}

const sizeOf = ({ lines }: Paragraph) => Math.round((lines[0]?.sizePoints ?? 0) * 2) / 2;

function isHeading(paragraph: Paragraph, body: number, below: readonly Block[]): boolean {
  const text = textOf(paragraph).trim();
  if (text.length > headingLettersMax || paragraph.lines.length > 3) return false;
  if (paragraph.tabStops.length > 1) return false;
  if (paragraph.tabStops.length === 1 && !isCounted(paragraph)) return false;
  if (paragraph.leaderRight !== undefined) return false;
  if (!/\p{L}{2}/u.test(text) || /[,;]$/.test(text) || labelledFigure.test(text)) return false;
  const isNumbered = paragraph.list === undefined || paragraph.list.format !== 'bullet';
  if (!isNumbered) return false;
  if (sizeOf(paragraph) >= body * 1.15) return !/[.]$/.test(text) || text.length < 40;
  const isBodyBold = below.length > 0 && below.every(isBold);
  return (
    isBold(paragraph) &&
    !isBodyBold &&
    sizeOf(paragraph) >= body * 0.95 &&
    text.length < 90 &&
    !/[.:]$/.test(text)
  );
}

// As in "Order ID: OD304" or "Phone: +49 932", of which a letter or an invoice has several below each other.
const labelledFigure = /^\p{L}[^\d:]{0,40}:\s+\S*\d/u;

// As in "3.2", "A" or "IV.", with room between the number and the heading.
const sectionNumber = /^(\d{1,3}(\.\d{1,3}){0,4}|[A-Z]|[IVX]{1,5})\.?\t\s*\p{L}/u;

const isCounted = ({ spans }: Paragraph) => sectionNumber.test(spans.map(({ text }) => text).join(''));

const isBold = (block: Block) =>
  block.kind === 'paragraph' && block.spans.every(({ style, text }) => style.isBold || text.trim() === '');
