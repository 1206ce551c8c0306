import { median } from '../geometry.ts';
import { spaceEmMin, spreadSentenceRatioMax } from './measures.ts';
import type { Segment } from './segment.ts';

/** Segments in the order in which they were painted. A line that is spread to its full width goes on behind its sentences. */
export function withSpreadLines(segments: readonly Segment[]): Segment[] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before !== undefined && goesOn(before, segment)) run.push(segment);
    else runs.push([segment]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined || run.length === 1) return run;
    const right = Math.max(...run.map((segment) => segment.right));
    return [{ ...first, right, characters: run.flatMap(({ characters }) => characters) }];
  });
}

function goesOn(before: Segment, after: Segment): boolean {
  const { sizePoints } = before;
  const gap = after.left - before.right;
  if (gap < 0 || sizePoints !== after.sizePoints || before.baseline !== after.baseline) return false;
  const gaps = [before, after].map(wordGap);
  const usual = Math.min(...gaps.filter((width) => width > 0));
  if (!Number.isFinite(usual) || gap > usual * spreadSentenceRatioMax) return false;
  const isWord = gaps[0] === 0;
  const end = isWord ? wordEnd : sentenceEnd;
  return (
    end.test(textOf(before.characters.slice(-endLength)).trimEnd()) &&
    sentenceStart.test(textOf(after.characters.slice(0, startLength)).trimStart())
  );
}

/** Letters. As many tell how a sentence ends, and how one begins. */
const endLength = 6;
const startLength = 3;
const sentenceEnd = /[\p{L}\d\])”"’][.!?]["”’)\]]{0,2}$/u;
/** A single word could be the mark of an item, such as “1.” and “A.”. */
const wordEnd = /\p{Ll}[.!?]["”’)\]]{0,2}$/u;
const sentenceStart = /^["“‘([]?\p{Lu}/u;

const textOf = (characters: Segment['characters']) =>
  characters.map(({ character }) => character.text).join('');

/** How far the words of a segment stand apart; 0 for a single one. */
function wordGap({ characters, sizePoints }: Segment): number {
  const letters = characters.filter(({ character }) => character.text.trim() !== '');
  const gaps = letters
    .slice(1)
    .map(({ character: { box } }, index) => box.left - (letters[index]?.character.box.right ?? box.left))
    .filter((gap) => gap > sizePoints * spaceEmMin);
  return median(gaps);
}
