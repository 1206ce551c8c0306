import type { PageCharacter } from '@pagesmith/pdf';
import { isRightToLeft } from './direction.ts';
import { interleavedShareMax } from './measures.ts';
import type { Segment } from './segment.ts';

/** Segments with the letters that were printed later into the gaps between theirs, as where a font has only some of the letters. */
export function withInterleaved(segments: readonly Segment[]): Segment[] {
  const rows = new Map<number, Segment[]>();
  const whole: Segment[] = [];
  for (const segment of segments) {
    const key = Math.round(segment.baseline * 4);
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    const host = row.find((other) => standsIn(segment, other));
    if (host === undefined) {
      row.push(segment);
      whole.push(segment);
    } else {
      host.characters.push(...segment.characters);
      host.characters.sort((first, second) => first.character.box.left - second.character.box.left);
      host.right = Math.max(host.right, segment.right);
    }
  }
  return whole;
}

/** Whether a segment begins inside of another, and its letters stand beside those of that. */
function standsIn(segment: Segment, host: Segment): boolean {
  if (segment.left <= host.left || segment.left >= host.right) return false;
  if (Math.abs(segment.sizePoints - host.sizePoints) > segment.sizePoints * 0.05) return false;
  const [inner, outer] = [lettersOf(segment), lettersOf(host)];
  if (inner.length === 0 || [...inner, ...outer].some(({ text }) => isRightToLeft(text))) return false;
  return inner.every((letter) => outer.every((other) => isBesideLetter(letter, other)));
}

const lettersOf = ({ characters }: Segment) =>
  characters.flatMap(({ character }) => (character.text.trim() === '' ? [] : [character]));

function isBesideLetter({ box }: PageCharacter, { box: other }: PageCharacter): boolean {
  const common = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  return common <= Math.min(box.right - box.left, other.right - other.left) * interleavedShareMax;
}
