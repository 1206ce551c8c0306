const letters = /\p{L}/gu;
const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a text holds a letter of Hebrew, Arabic or a script beside them. */
export const isRightToLeft = (text: string) => text.search(rightToLeftLetters) >= 0;

export const isMostlyRightToLeft = (text: string) =>
  countOf(text, rightToLeftLetters) > countOf(text, letters) / 2;

export interface DirectedText {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

// What has no direction of its own goes with what stands before it; digits do, inside Arabic.
const directed = /[\u0590-\u08ff]|(?![\u0590-\u08ff])\p{L}/gu;

/** A text in parts of one direction each (UAX 9 calls their letters strong). */
export function directedParts(text: string, isRightToLeftBefore: boolean): DirectedText[] {
  const parts: { text: string; isRightToLeft: boolean }[] = [];
  let start = 0;
  let current = isRightToLeftBefore;
  for (const { 0: letter, index } of text.matchAll(directed)) {
    if (isRightToLeft(letter) === current) continue;
    if (index > start) parts.push({ text: text.slice(start, index), isRightToLeft: current });
    start = index;
    current = !current;
  }
  parts.push({ text: text.slice(start), isRightToLeft: current });
  return parts;
}
