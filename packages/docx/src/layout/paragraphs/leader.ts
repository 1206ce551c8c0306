import type { Line, Span } from '../../model.ts';
import { lineText } from '../../pieces/index.ts';
import type { Edges } from './edges.ts';
import { ledEdgeEmMax, ledLettersMax } from './measures.ts';

const dots = /\s*(?:[.…·]\s*){5,}|\s*(?:…\s*){2,}/;
const entry = new RegExp(`\\p{L}.*(?:${dots.source})[\\divxlcIVXLC][\\divxlcIVXLC.-]{0,7}$`, 'u');

/** Whether a line is an entry of a table of contents: its text, dots and the number of a page. */
export const isContentsEntry = (line: Line) => entry.test(lineText(line));

/** Whether dots lead from a text to a few words at the edge of its column, as in a list of what is to be checked. */
export function isLed(line: Line, column: Edges): boolean {
  const [name = '', words = '', more] = lineText(line).split(/(?:[.…·]\s*){5,}/);
  const isShort = words.trim() !== '' && words.length <= ledLettersMax;
  return (
    more === undefined &&
    isShort &&
    /^[\p{Lu}\d]/u.test(name) &&
    column.right - line.box.right < line.sizePoints * ledEdgeEmMax
  );
}

/** A tab in place of the dots, which the tab draws itself. */
export function withoutDots(spans: readonly Span[]): Span[] {
  const text = spans.map((span) => span.text).join('');
  const match = dots.exec(text);
  if (match === null) return [...spans];
  const [start, end] = [match.index, match.index + match[0].length];
  const shortened: Span[] = [];
  let at = 0;
  for (const span of spans) {
    const before = span.text.slice(0, Math.max(0, start - at));
    const behind = span.text.slice(Math.max(0, end - at));
    const holdsStart = start >= at && start < at + span.text.length;
    const kept = before + (holdsStart ? '\t' : '') + (at + span.text.length > end ? behind : '');
    if (kept !== '') shortened.push({ ...span, text: kept });
    at += span.text.length;
  }
  return shortened;
}
