// How the document is set in Word. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. A line this much lower than its font would have it is still of its font's height. */
export const lineSlackPoints = 0.1;
/** Share. Letters whose heights differ by more may not share a line spacing that is a multiple. */
export const sameHeightShareMin = 0.98;

/** Points. A lower gap at the top of a page or column is no gap. */
export const gapPointsMin = 12;
/** Points. What stands this close to the lower edge of a page cannot be moved down further. */
export const floorPoints = 12;

/** Points. The size of the mark in the header. */
export const markSizePoints = 8;

/** Points. Items whose marks stand this close to each other are of one level. */
export const sameIndentPoints = 5;
/** Lists. An item may go on with one of the last few. */
export const listsOpenMax = 4;

/** Points. Kept free at the right, because Word measures text a little wider. */
export const roomPoints = 2;
/** Ems. Lines in the middle keep their breaks where the next word would be out of its line by more (a title of a paper). */
export const centredSlackEmMin = 1.5;
/** Points. What stands out of the text at the left by no more is moved in, so that nothing has a negative indent. */
export const hangPointsMax = 3;
/** Points. Kept free at the foot of a page, so that a line that is set a little higher does not push another onto the next page. */
export const bottomSlackPoints = 30;
/** Points. The same where text flows from page to page. */
export const flowSlackPoints = 10;
/** Points. The widest margin above or below such text, which is kept as it was; a wider one is a page that begins late or ends early. */
export const flowMarginPointsMax = 160;
/** Points. The same where text flows from column to column: two lines, or a paper of four pages would end on a fifth. */
export const columnSlackPoints = 25;
/** Points. The widest margin below columns that text flows through; a wider one is text that ends early. */
export const columnMarginPointsMax = 120;

/** Points. Columns that end less before the edge of what stands above them may be stretched to it: their lines are longer by a hundredth. */
export const stretchPointsMin = 3;

/** Share of the size. What Word shows of raised and lowered text; it decides only where no level text stands in the same paragraph, and no question has such a page yet. */
export const scriptShare = 0.6;

/** Points. The width of the border that gives a ground its room: the thinnest that Word draws, so half of it looks the same. */
export const groundHairPoints = 0.25;

/** Points. A wider gap behind the number of a note is a tab. */
export const noteTabPointsMin = 9;

/** Points. A frame is wider and higher than its text was. */
export const frameRoomPoints = 4;
/** Share. The box of a stamped line is longer than the line, which stands in its middle. */
export const stampRoomShare = 1.3;
/** Share of the size. How high capitals, figures and letters such as b are. */
export const capitalShare = 0.72;
/** Share of the size. How high letters such as a are. */
export const lowShare = 0.53;
/** Share of the size. How far letters such as p go below the line. */
export const belowLineShare = 0.21;

/** Points. The border below a row takes as much of its height, and those beside a cell of the width of its one line. */
export const rowBorderPoints = 0.5;
/** Em. Lines of a cell are never set closer than this, however low their row is. */
export const rowLineEmMin = 0.9;

/** Points. The gaps of a page that is full to its edge give up so much. */
export const squeezedPointsMax = 18;
/** Points. A lower gap between two blocks is the spacing of their lines, and is kept. */
export const squeezedGapPointsMin = 4;
/** Share. How much of a gap a full page gives up at most. */
export const squeezedShareMax = 0.4;
/** Share. How much of their height the rows of a table keep there, because lines that are a little higher add up. */
export const squeezedRowShare = 0.98;

/** Em. A line of a header that begins so much higher than the one before it ends stands beside that and keeps its place. */
export const raisedEmMin = 0.35;
