import type { Box, ContentTag, PageCharacter, PageReading } from '@pagesmith/pdf';
import { boxOf, median } from '../geometry.ts';
import type { Inset, Piece, Span, TextStyle, Word } from '../model.ts';
import { plainText, variantOf } from './characters.ts';
import { isMostlyRightToLeft } from './direction.ts';
import type { IsDivided } from './dividing-rules.ts';
import { gapsOf } from './gaps.ts';
import type { Kerning } from './kerning.ts';
import { clearSpaceEmMin, doubtEmMin, letterGapEmMax, spaceEmMin } from './measures.ts';
import { withSeenHyphens } from './seen-hyphens.ts';
import type { Segment } from './segment.ts';
import { signsBefore, withSignsBehind } from './signs-behind.ts';
import { cellAround, isLabel } from './tags/elements.ts';
import { type FoundWord, wideGaps } from './wide-gaps.ts';

type Entry = Segment['characters'][number];
type Gaps = (before: Entry, entry: Entry) => number;

const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

interface Known {
  readonly isTagged: boolean;
  readonly isDivided: IsDivided;
  readonly kerning: Kerning;
  readonly insets: ReadonlyMap<PageCharacter, Inset>;
}

/** The words of a segment as pieces: spaces may have been painted across the gap before a column or tab. */
export function makePieces(raw: Segment, reading: PageReading, known: Known): Piece[] {
  const segment = withSeenHyphens(raw);
  const { baseline, sizePoints } = segment;
  const { isTagged } = known;
  const found = wordsOf(segment, reading, known);
  const cuts = wideGaps(found, sizePoints);
  const groups = [-Infinity, ...cuts].map((from, index) =>
    found.filter(({ word: { box } }) => box.left >= from && box.left < (cuts[index] ?? Infinity)),
  );
  return groups.map((members) => {
    const text = members.flatMap(({ word: { spans } }) => spans.map((span) => span.text)).join('');
    const isRightToLeft = isMostlyRightToLeft(text);
    const group = members.map(({ word, signs }) => (isRightToLeft ? withSignsBehind(word, signs) : word));
    const wordTags = members.map(({ tag }) => tag);
    const isDivided = isTagged && new Set(wordTags.map(cellAround)).size > 1;
    return {
      words: group,
      box: boxOf(group.map((word) => word.box)),
      baseline,
      sizePoints,
      isRightToLeft,
      headingLevel: wordTags[0]?.headingLevel,
      tag: isTagged ? wordTags[0] : undefined,
      labelWords: isTagged ? labelWords(wordTags) : undefined,
      cellTags: isDivided ? wordTags : undefined,
    };
  });
}

/** How many words at the start of a line are the label of an item of a list. */
function labelWords(tags: readonly (ContentTag | undefined)[]): number {
  const end = tags.findIndex((tag) => !isLabel(tag));
  return end === -1 ? tags.length : end;
}

/** Divided at spaces, and at gaps where a document has no spaces. */
function wordsOf(segment: Segment, reading: PageReading, known: Known): FoundWord[] {
  const { insets, isDivided, kerning } = known;
  const isInset = ({ character }: Entry) => insets.has(character);
  const gapBetween = gapsOf(segment, kerning);
  const gapMaxOf = gapsInWords(segment, gapBetween);
  const isOther = (before: Entry, entry: Entry) =>
    wide.test(plainText(entry.character.text)) ||
    isDividedByTags(before, entry) ||
    isDivided(segment, before.character, entry.character);
  const words: FoundWord[] = [];
  let group: Entry[] = [];
  let isAfterSpace = false;
  let spacePoints = 0;
  const close = (isNextAfterSpace: boolean) => {
    if (group.length > 0) {
      const inset = group[0] && insets.get(group[0].character);
      const word =
        inset === undefined
          ? makeWord(group, segment, isAfterSpace, reading)
          : insetWord(group, inset, isAfterSpace);
      const signs = signsBefore(group);
      words.push({ word, tag: group[0]?.character.tag, spacePoints, order: words.length, signs });
      spacePoints = 0;
    }
    isAfterSpace = isNextAfterSpace;
    group = [];
  };
  for (const entry of segment.characters) {
    const before = group.at(-1);
    const text = plainText(entry.character.text);
    if (text.trim() === '') {
      if (text !== '') close(true);
      spacePoints ||= entry.character.box.right - entry.character.box.left;
      continue;
    }
    if (before !== undefined && gapBetween(before, entry) > gapMaxOf(before, entry)) close(true);
    else if (before !== undefined && (isInset(before) || isInset(entry))) close(false);
    else if (before !== undefined && isOther(before, entry)) close(false);
    group.push(entry);
  }
  close(false);
  return words;
}

/** Between the label of an item and its text, and between cells, there may be no room at all. */
function isDividedByTags({ character: { tag: before } }: Entry, { character: { tag } }: Entry): boolean {
  if (before === tag) return false;
  return (isLabel(before) && !isLabel(tag)) || cellAround(before) !== cellAround(tag);
}

/** How far apart two characters of a word may stand. Letters may be spaced out: a space is wider than the usual gap. */
function gapsInWords({ characters, sizePoints }: Segment, gapBetween: Gaps): Gaps {
  const gaps = characters.slice(1).flatMap((entry, index) => {
    const before = characters[index];
    // Dots that lead to the number of a page stand wider than letters.
    const isLeader = entry.character.text === '.' || before?.character.text === '.';
    return before === undefined || isLeader ? [] : [gapBetween(before, entry)];
  });
  const usual = Math.max(0, median(gaps));
  const isWide = characters.some(({ character }) => wide.test(character.text));
  const sure = usual + sizePoints * (isWide ? 0.45 : spaceEmMin);
  const clear = usual + sizePoints * clearSpaceEmMin;
  const letters = usual + sizePoints * letterGapEmMax;
  const doubtful = gaps.filter((gap) => gap > letters && gap <= clear);
  const next = Math.min(...gaps.filter((gap) => gap > clear));
  // Gaps that nothing parts from those of spaces: letters that somebody spaced out unevenly.
  const areSpaces = doubtful.length > 0 && next - Math.max(...doubtful) < sizePoints * doubtEmMin;
  if (isWide || areSpaces) return () => sure;
  // A narrow figure leaves room beside it.
  return (before, entry) => (isDigit(before) && isDigit(entry) ? sure : clear);
}

const isDigit = ({ character }: Entry) => /^\d$/.test(character.text);

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
    else
      spans.push({
        text: plainText(character.text),
        style: variantOf(style, raise, isUnderlined || style.isUnderlined),
      });
  }
  const last = group.at(-1)?.character;
  return {
    // A copy without the room that an array grows by: a document has many words.
    spans: spans.slice() satisfies Span[],
    box,
    isAfterSpace,
    isDivided: last?.isHyphenAtLineEnd === true,
  };
}

/** A formula or a picture is a word as high as it is on the page. */
function insetWord([entry]: Entry[], inset: Inset, isAfterSpace: boolean): Word {
  const { text = '', box = noBox } = entry?.character ?? {};
  const spans = entry === undefined ? [] : [{ text, style: entry.style, inset }];
  return { spans, box, isAfterSpace, isDivided: false };
}

const noBox = { left: 0, top: 0, right: 0, bottom: 0 };

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
  first.url === second.url &&
  first.field === second.field &&
  first.comment === second.comment &&
  first.highlight === second.highlight &&
  first.isStruck === second.isStruck;

function raiseOf(baseline: number, sizePoints: number, segment: Segment): TextStyle['raise'] {
  if (sizePoints > segment.sizePoints * 0.85) return 'none';
  const raised = segment.baseline - baseline;
  if (raised > segment.sizePoints * 0.12) return 'superscript';
  return raised < -segment.sizePoints * 0.08 ? 'subscript' : 'none';
}
