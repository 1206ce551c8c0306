// What a document says as a whole. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. Columns of a table that goes on may stand this far from where they stood on the page before. */
export const edgePointsMax = 4;

/** Points. A link may lead a little below the top of the line that it means. */
export const targetSlackPoints = 3;

/** Share of the page's height. Headers and footers stand this close to the edge. */
export const edgeShare = 0.115;
/** Share of the page's width. A shorter rule at the edge of the pages belongs to the text, as one above notes does. */
export const edgeRuleShareMin = 0.25;
/** Points. Text that is closer to a rule at the edge of the page is below the upper rule of a table, unless a header is still closer. */
export const edgeRuleGapPoints = 9;
/** Share of the pages. What stands on fewer of them is no header. */
export const repeatedShareMin = 0.4;
/** Points. The header of the first page that begins, ends and has its middle further from those of all others is its own. */
export const firstApartPointsMin = 10;
/** Em. Lines of one sentence at the edge of a page are no further apart; it is a header or footer as a whole or not at all. */
export const sentenceStepEmMax = 1.6;
/** Lines. More text than this at the height of a header or footer is the text of the page. */
export const besideLinesMax = 3;

/** Letters. A longer paragraph is no heading, whatever the outline or the tags say. */
export const headingLettersMax = 160;
/** Letters. Tags that call a whole sentence as long as this a heading are not believed. */
export const sentenceLettersMin = 60;
/** Points. A caption stands this close to what it describes. */
export const captionGapPointsMax = 30;
/** Paragraphs. Headings may follow one another, but where so many are bold, that is how the text is set. */
export const boldInRowMax = 3;
/** Paragraphs. More that are not bold and follow one another in one size are text of that size, however much of the document is smaller. */
export const plainInRowMax = 3;

/** Share of the body's size. Notes are smaller than the text. */
export const noteSizeShareMax = 0.95;
/** Points. The line above the notes is no further above the first of them. */
export const separatorGapPointsMax = 30;

/** Words. Fewer frequent words of a language do not tell it. */
export const frequentWordsMin = 5;
/** Letters. Fewer letters of a way of writing do not tell the language either. */
export const lettersOfScriptMin = 20;

/** Rules. As many upright ones across a line are those of a table. */
export const uprightRulesMin = 3;
/** Line heights. A lone upright rule that is no higher divides a title from the page number; a higher one is of a table. */
export const dividerLinesMax = 3;
/** Share of the page's height. A longer upright rule is part of the page's frame. */
export const frameShareMin = 0.8;
/** Texts. As many on one line may be cells. */
export const rowCellsMin = 3;
/** Points. Cells of one column begin or end within this distance. */
export const cellAlignedPoints = 3;
/** Em. Rows of a table are this close to each other. */
export const rowStepEmMax = 2.6;
/** Points. Texts whose baselines differ by less stand on one line. */
export const sameLinePoints = 3;

/** Share of the pages. Where numbers begin anew more often, they do not count the pages. */
export const countsShareMax = 0.25;
/** Beginnings. As many are allowed in any document. */
export const countsMin = 2;

/** Lines. A column that ends this close to the lowest line is full. */
export const fullLinesMax = 2;
/** Share of the page's height. Columns that end higher do not fill the page. */
export const fullShareMin = 0.82;
/** Points. Columns that end this far above the foot of the page end where they ended (a paper with a notice at its foot). */
export const highPointsMin = 90;

/** Points. A watermark stands as close to the same place on every page. */
export const watermarkSlackPoints = 3;
/** Share of the page's width or height. A picture of that size on every page is the ground that all of them stand on. */
export const backdropShareMin = 0.8;
