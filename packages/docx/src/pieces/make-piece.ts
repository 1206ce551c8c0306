import type { Box, PageReading } from '@pagesmith/pdf';
import type { Piece, Span, TextStyle, Word } from '../model.ts';
import { plainText } from './characters.ts';
import { isMostlyRightToLeft } from './direction.ts';
import { boxOf, median } from './geometry.ts';
import type { Segment } from './read-pieces.ts';

type Entry = Segment['characters'][number];

const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** Words of a segment: divided at spaces, and at gaps where a document has no spaces. */
export function makePiece(segment: Segment, reading: PageReading): Piece | undefined {
  const { baseline, sizePoints } = segment;
  const gapMin = spaceGap(segment);
  const words: Word[] = [];
  let group: Entry[] = [];
  let isAfterSpace = false;
  const close = (isNextAfterSpace: boolean) => {
    if (group.length > 0) words.push(makeWord(group, segment, isAfterSpace, reading));
    isAfterSpace = isNextAfterSpace;
    group = [];
  };
  for (const entry of segment.characters) {
    const before = group.at(-1);
    const text = plainText(entry.character.text);
    if (text.trim() === '') {
      if (text !== '') close(true);
      continue;
    }
    if (before !== undefined && gapBetween(before, entry) > gapMin) close(true);
    else if (before !== undefined && wide.test(text)) close(false);
    group.push(entry);
  }
  close(false);
  if (words.length === 0) return undefined;
  const box = boxOf(words.map((word) => word.box));
  const text = words.flatMap(({ spans }) => spans.map((span) => span.text)).join('');
  return { words, box, baseline, sizePoints, isRightToLeft: isMostlyRightToLeft(text) };
}

const gapBetween = (first: Entry, second: Entry) =>
  Math.max(
    second.character.box.left - first.character.box.right,
    first.character.box.left - second.character.box.right,
  );

/** Letters may be spaced out: a space is wider than the usual gap. */
function spaceGap({ characters, sizePoints }: Segment): number {
  const gaps = characters.slice(1).flatMap((entry, index) => {
    const before = characters[index];
    return before === undefined ? [] : [gapBetween(before, entry)];
  });
  const isWide = characters.some(({ character }) => wide.test(character.text));
  return Math.max(0, median(gaps)) + sizePoints * (isWide ? 0.45 : 0.16);
}

function makeWord(group: Entry[], segment: Segment, isAfterSpace: boolean, reading: PageReading): Word {
  const { baseline, sizePoints } = segment;
  const across = boxOf(group.map(({ character }) => character.box));
  const box = {
    left: across.left,
    right: across.right,
    top: baseline - sizePoints * 0.8,
    bottom: baseline + sizePoints * 0.2,
  };
  const isUnderlined = reading.rules.length < rulesMax && hasRuleBelow(box, baseline, sizePoints, reading);
  const spans: { text: string; style: TextStyle }[] = [];
  for (const { character, style } of group) {
    const raise = raiseOf(character.baseline, character.sizePoints, segment);
    const before = group[0] === undefined ? undefined : spans.at(-1);
    const isSame = before !== undefined && before.style.raise === raise && sameStyle(before.style, style);
    if (isSame) before.text += plainText(character.text);
    else spans.push({ text: plainText(character.text), style: { ...style, raise, isUnderlined } });
  }
  const last = group.at(-1)?.character;
  return {
    spans: spans satisfies Span[],
    box,
    isAfterSpace,
    isDivided: last !== undefined && (last.isHyphenAtLineEnd || last.text === '\u00ad'),
  };
}

const rulesMax = 400;

function hasRuleBelow(box: Box, baseline: number, sizePoints: number, { rules }: PageReading): boolean {
  const width = box.right - box.left;
  return rules.some(
    (rule) =>
      rule.isHorizontal &&
      rule.thicknessPoints < sizePoints * 0.15 &&
      rule.box.top > baseline - 0.5 &&
      rule.box.top < baseline + sizePoints * 0.22 &&
      rule.box.left < box.left + width * 0.2 &&
      rule.box.right > box.right - width * 0.2 &&
      rule.box.right - rule.box.left < 400,
  );
}

const sameStyle = (first: TextStyle, second: TextStyle) =>
  first.fontName === second.fontName &&
  first.sizePoints === second.sizePoints &&
  first.colour === second.colour &&
  first.url === second.url;

function raiseOf(baseline: number, sizePoints: number, segment: Segment): TextStyle['raise'] {
  if (sizePoints > segment.sizePoints * 0.85) return 'none';
  const raised = segment.baseline - baseline;
  if (raised > segment.sizePoints * 0.12) return 'superscript';
  return raised < -segment.sizePoints * 0.08 ? 'subscript' : 'none';
}
