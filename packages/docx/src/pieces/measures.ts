// How characters become words and lines. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Em. Between words of one run of characters, a wider gap is a column or a tab, although spaces were painted across it. */
export const paintedGapEmMin = 1.5;
/** Spaces. A gap as wide as so many is a tab. */
export const tabSpacesMin = 3;
/** Em. The narrowest gap that such a tab makes. */
export const tabGapEmMin = 0.7;
/** Spaces. A gap that differs from a whole number of spaces by less was typed as so many (“yes” and “no” at the right of a questionnaire). */
export const wholeSpacesSlack = 0.05;
/** Ratio. Where the other gaps of a line differ by less, its words are not spread out. */
export const evenGapsRatioMax = 1.6;

/** Em. A wider gap between two characters is a column, a cell or a tab. */
export const gapEmMax = 0.95;
/** Em. The same behind a sentence, where a line that is set to its full width is spread out most. */
export const sentenceGapEmMax = 1.25;
/** Spaces. Behind a sentence, a line whose spaces are spread out goes on behind a gap of fewer: TeX spreads those gaps three times as far. */
export const spreadSentenceRatioMax = 2.5;
/** Em. The same for characters that were not painted one after the other: behind such a gap the next column may begin. */
export const joinedGapEmMax = 0.5;

/** Em. The letters of a number within Arabic or Hebrew, which run back to the right, stand no further apart (“50%” in a line of Persian). */
export const backwardsGapEmMax = 0.3;

/** Em. Of two signs in one square, the second begins this much before the first one's end, and no more (a comma before a quotation mark in Chinese). */
export const marksOverlapEmMax = 1.05;

/** Letters. As many beside a larger sign are a line of their own, and not raised above it. */
export const besideSignLettersMin = 6;
/** Share of the size. As many letters that are smaller are no index of those beside them: they stand on a line of their own, unless they have their baseline (a cover with a year in letters of three inches). */
export const indexShareMin = 0.4;
/** Share of the size. The same for letters of several words (“A”, a grade, beside what it is given for). */
export const wordedIndexShareMin = 0.6;

/** Ratio. A letter that a paragraph begins with, two lines high, is larger than its text by more. */
export const initialRatioMin = 2;
/** Em. How exactly the last line beside it stands on its foot, and begins below the others; the first one stands higher. */
export const initialSlackEm = 0.25;
/** Em. Its text begins no further to the right of it. */
export const initialGapEmMax = 0.5;

/** Em. Letters of a word stand no further apart than usual plus so much: a wider gap is a space. */
export const spaceEmMin = 0.16;
/** Em. The same where no gap of the line is doubtful: a line that was set tightly has narrow spaces. */
export const clearSpaceEmMin = 0.1;
/** Em. Where the doubtful gaps of a line are narrower than all others by as much, these are spaces and those are not. */
export const doubtEmMin = 0.05;
/** Em. A letter that others follow more closely than this leaves no doubt behind it: its width says too much (the “f” of a journal). */
export const kernedEmMin = 0.05;
/** Em. Letters with less room between them touch, as those of ligatures. */
export const touchEmMax = 0.02;
/** Em. Letters further apart, or further over each other, are no neighbours in a word. */
export const kernEmMax = 0.15;
/** Pairs. Of fewer letters that follow one, nothing usual can be said. */
export const kernedPairsMin = 5;
/** Em. A gap that is wider than usual by less is not doubtful: it is between two letters. */
export const letterGapEmMax = 0.05;

/** Points. Word has no larger pages, 22 inches (ISO/IEC 29500-1, 22.9.2.14): what is larger is made smaller (a poster, a map of ideas, a scan of 1,800 points). */
export const pagePointsMax = 1_584;
