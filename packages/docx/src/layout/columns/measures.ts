// What is a column of text. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. The narrowest gap between two columns. */
export const gutterPointsMin = 6;
/** Points. Rows further apart, on both sides of a gutter, do not belong to the same columns. */
export const rowGapPointsMax = 60;
/** Share of the height. A gutter inside one of two columns counts where it is as high. */
export const innerShareMin = 0.3;
/** Share of the usual size. A line above the columns that is larger by this is a title. */
export const titleSizeShareMin = 1.25;
/** Em. Below a title, both columns begin within this distance. */
export const titleGapEmMax = 3;
/** Em. A running head or foot stands this far from the columns. */
export const headGapEmMin = 1.2;
/** Texts. More above the columns are no head. */
export const headItemsMax = 6;
/** Letters. A longer line is no running head or foot. */
export const furnitureLettersMax = 60;

/** Lines. Fewer lines or rows are no column. */
export const columnLinesMin = 5;
/** Share of the lines. Running text has as many that are as wide as their column. */
export const fullShareMin = 0.4;
/** Letters. Shorter pieces are cells. */
export const lineLettersMin = 10;
/** Ratio. Columns of one page differ by less in their widths. */
export const widthsRatioMax = 1.25;
/** Share of the lines. Beside this much running text, what stands on lines of its own is no part of a table with it. */
export const steadyShareMin = 0.5;
/** Lines. Of such running text. */
export const steadyLinesMin = 8;
/** Share of the lines. Where more stand on lines of the other side, both are columns of a table. */
export const alignedShareMax = 0.5;
/** Share of the lines. With as many that end with a colon, the left side is one of labels. */
export const labelShareMin = 0.5;
/** Rows. So many that do not stand beside each other are halves of a page, whatever they hold. */
export const halvesRowsMin = 10;
/** Lines. A side bar and what is beside it have at least so many, whatever their widths. */
export const sideLinesMin = 16;
/** Share of the lines. The one with fewer lines has more than this of the other. */
export const sideLinesShareMin = 0.6;
/** Share of the lines. As many stand on lines of the other side by chance, and more where both are rows. */
export const chanceShareMax = 0.3;
/** Share of the column's width. A few lines further apart than this are no columns of text. */
export const blockGapShareMin = 0.5;
/** Share of the wider column. A narrower one beside running text is no column. */
export const sideWidthShareMin = 0.25;
/** Points. A picture counts as one row for so much of its height. */
export const pictureRowPoints = 14;

/** Points. A picture may reach this far beyond its column. */
export const pictureSlackPoints = 8;
/** Share of the page's height. Pictures this close to its upper or lower edge belong to the page, not to the text. */
export const pictureEdgeShare = 0.08;
/** Share of the column's width. A narrower picture stands beside the text. */
export const pictureShareMin = 0.3;

/** Share of the page's height. A lower ground is that of a box, not of a column. */
export const panelHeightShareMin = 0.5;
/** Share of the page's width. A wider ground is that of the page. */
export const panelWidthShareMax = 0.5;

/** Share of the width. A rule across as much of the text divides the page. */
export const acrossShareMin = 0.85;
