// How forms are read. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. What is drawn around a box to tick may stand this far outside of it. */
export const drawnSlackPoints = 3;
/** Points. The smallest text in a field that leaves the size to the viewer. */
export const fieldSizePointsMin = 6;
/** Points. The largest text in a field that leaves the size to the viewer. */
export const fieldSizePointsMax = 11;
/** Points. The largest sign for a box to tick; up to here it is as large as the box. */
export const tickPointsMax = 36;
/** Em. Letters whose baselines differ by more are on different lines; a sign to tick is no larger than these are apart (a dense tax form). */
export const lineStepEmMin = 0.5;
/** Letters. An empty field is called by the beginning of a long label. */
export const labelLettersMax = 40;
/** Em. From line to line in a field of several lines. */
export const fieldLeadingEm = 1.15;

/** Pairs of letters. Fewer that stand below each other are no vertical text. */
export const verticalPairsMin = 20;
/** Share. So many of all pairs stand below each other where the text of a page is vertical. */
export const verticalShareMin = 0.8;
/** Em. A sign of such a line is found no further beside it. */
export const markAsideEmMax = 1;
/** Em. It stands no further above or below a letter of its line. */
export const markStepEmMax = 1.6;

/** Letters of upright strokes. Fewer in a row do not tell how their font looks. */
export const stemLettersMin = 3;
/** Grey of 256. Letters that stand out less from their ground are not measured. */
export const contrastMin = 40;
/** Share of the strokes. Where letters are wider than that at their feet, their font has serifs. */
export const serifFootShareMin = 1.35;
/** Share of the height of small letters. With thicker strokes a font is bold. */
export const boldStemShareMin = 0.235;
/** Share of the height of small letters. Beside a light font, one with strokes as thick as these is bold. */
export const semiboldStemShareMin = 0.17;
/** Ratio. As much thicker are its strokes than those of the lightest font (0.2 beside 0.11 on a tariff sheet). */
export const semiboldRatioMin = 1.6;
/** Steps aside for each step up. With more its letters are slanted. */
export const italicSlopeMin = 0.1;
/** Different letters. Fewer that are equally wide are so by chance. */
export const pitchLettersMin = 6;

/** Em. Over a capital an accent is painted higher, by no more than this (a list of references that TeX set). */
export const accentRiseEmMax = 0.35;

/** Em. A picture that is higher than this is none of its line (a logo beside an address). */
export const iconHeightEmMax = 1.4;
/** Em. Nor is a wider one. */
export const iconWidthEmMax = 3;
/** Em. An icon stands no further from the letter beside it (ticks before the items of a list, 1). */
export const iconGapEmMax = 1.5;
/** Points. Lines that end this close to an icon are its frame (the flag of a country), and no borders of cells. */
export const iconFramePoints = 1.5;
/** Icons. More on a page stay what they were: nobody reads so many. */
export const iconsMax = 200;

/** Em. A line that fills a gap this wide in a sentence is there to be written on (the date of a contract, 5). */
export const blankEmMin = 1.2;
/** Em. The room of a space beside it. */
export const blankSpaceEm = 0.25;
/** Share of its length. A line that goes on under more text underlines that, or is the border of a cell. */
export const blankTextShareMax = 0.6;
/** Em. No further below the baseline is it drawn. */
export const underBaselineEmMax = 0.3;
