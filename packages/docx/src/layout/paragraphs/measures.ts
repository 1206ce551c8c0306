// Where paragraphs begin and end. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Number. No list is that long: “(123) 456-7890” begins with an area code. */
export const areaCodeMin = 100;

/** Em. A letter with a dot counts items where its text stands this far behind it (a contract, 0.53); behind an initial (“J. Smith”) there is a space. */
export const letterGapEmMin = 0.42;
/** Share of the gaps between the other words of its line, which are wide too where that is spread to the edge. */
export const letterGapShareMin = 1.4;

/** Points. A ground or rule may end this much before its text. */
export const dressSlackPoints = 2;
/** Points. A ground or rule that goes further beyond the column does not belong to it. */
export const outerPointsMax = 20;
/** Em. A ground reaches no further above and below its text. */
export const paddingEmMax = 1.3;
/** Points. Two rules this close to each other are one double line. */
export const doublePointsMax = 6;

/** Em. A ground of a few words is no higher. */
export const groundHeightEmMax = 2.2;
/** Em. It reaches no further beyond them at either side. */
export const groundSideEmMax = 1.5;

/** Em. From a drawn bullet to its text. */
export const bulletGapEmMax = 2.5;
/** Ratio. A drawn bullet is about as wide as it is high. */
export const sidesRatioMax = 1.35;
/** Em. The height of the middle of small letters above the baseline. */
export const middleEm = 0.28;
/** Em. A drawn bullet stands this close to that height (0.23 in the instructions of a tax form). */
export const middleSlackEm = 0.26;
/** Bullets. One alone is a dot. */
export const bulletsMin = 2;

/** Em. Dots that lead to something stand no further apart, and no further behind their text. */
export const leaderGapEmMax = 2;
/** Dots. Fewer in a row lead nowhere. */
export const leaderDotsMin = 3;

/** Points. Dots begin no closer to where texts of the next column begin. */
export const leaderStartPoints = 3;
/** Texts. Where more begin there than this, such dots are the beginning of a line (the prompts in a listing beside another column). */
export const leaderStartsMax = 5;

/** Em. From a bullet or number to its text. */
export const markGapEmMax = 4.5;

/** Em. An amount that begins so far to the right of the line above it is none of its words (the items of an invoice below the heads of their columns). */
export const headedFigureEmMin = 0.6;
/** Em. The first line of a paragraph begins no further to the right of the others. */
export const firstIndentEmMax = 12;
/** Em. A line is never set lower than this. */
export const leadingEmMin = 0.9;
/** Em. Double-spaced lines are this far apart; no other lines of one paragraph are. */
export const leadingEmMax = 2.6;
/** Lines. As many that end together have an edge of their own, as beside a figure. */
export const narrowLinesMin = 4;
/** Letters. Shorter lines say nothing about their edge. */
export const narrowLettersMin = 20;
/** Lines. As many that each look like a beginning may be those of an address. */
export const handLinesMin = 3;
/** Share of the column's width. Lines that all leave as much of it free were broken by hand. */
export const freeShareMin = 0.5;
/** Lines. Fewer that look like beginnings may do so by chance. */
export const addressLinesMin = 4;
/** Lines. As many before and behind a line tell what it stands in. */
export const addressLinesMax = 8;
/** Share of the lines. Of an address as many leave room for the first word of the next. */
export const earlyShareMin = 0.25;
/** Em. Lines of an address are no further apart. */
export const addressLeadingEmMax = 1.5;
/** Em. Lines of one tagged paragraph are no further apart. */
export const taggedLeadingEmMax = 2.2;
/** Em. A line of a tagged paragraph that ends so much early was broken on purpose. */
export const taggedSlackEm = 4;
/** Em. A line that ends with a comma goes on in the next, even where it ends so much early. */
export const openSlackEm = 5;
/** Points. What stands behind a gap and ends this close to the edge of its column is set to that edge. */
export const tabEdgePointsMax = 2;
/** Em. Lines that end where their column ends, and begin as far from where it begins, are set to the right. */
export const setRightEmMin = 4;
/** Em. Lines that end together and begin at places that differ by more, the first one aside, are set to the right too (the labels beside a chart). */
export const raggedEmMin = 1.5;
/** Letters. What dots lead to at the edge of a column is no longer. */
export const ledLettersMax = 40;
/** Em. It ends this close to the edge: dots that were typed fill a line but for less than one of them. */
export const ledEdgeEmMax = 0.35;
/** Points. Lines that end no further apart end at one edge. */
export const flushPointsMax = 1.2;
/** Em. A mark at the end of a line stands out of the edge by no more. */
export const hangingMarkEmMax = 0.35;
