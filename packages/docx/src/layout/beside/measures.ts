// What stands beside the text. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Lines. Where more are slanted, the page is a map or a drawing, and the others stand sideways in frames. */
export const slantedLinesMax = 200;
/** Degrees. The letters of a word on a bow differ by less from one to the next. */
export const bowStepDegrees = 20;

/** Share of the lower text's height that both texts have in common, where one is printed over the other. */
export const printedOverShare = 0.3;
/** Points. How much of their widths they have in common at least. */
export const printedOverPoints = 12;
/** Ratio of the sizes. As different, together with the font, is a stamp of the same colour as the text. */
export const stampSizeRatioMin = 1.5;
/** Share. A stamp's look has at most so many of the letters of the look of the text. */
export const stampLettersShareMax = 0.5;

/** Ratio. A brace that is larger than the text beside it by more goes around several lines (the boxes to tick of a tax form). */
export const braceRatioMin = 1.5;

/** Share of the page's width. Wider text is the main text. */
export const sideShareMax = 0.4;
/** Points. What stands out of a drawing by more is no label of it, unless the drawing shows it (the title of an invoice, with a seal on its middle). */
export const labelSlackPoints = 1.5;
/** Share of a drawing's width. A wider text that stands out of it is none of its labels (the numbers at the axis of a graph are). */
export const bareLabelShareMax = 0.3;
/** Em. The numbers at the axis of a graph are this close to it; text that flows beside a picture is further away. */
export const axisGapEmMax = 0.8;
/** Labels. Fewer short texts beside a drawing are text. */
export const axisLabelsMin = 3;
/** Lines. Fewer are no call-out. */
export const sideLinesMin = 3;
/** Lines. As many with the same edge as a block make it part of a column. */
export const alignedLinesMin = 3;
/** Letters. As many one below the other are a word that runs downwards. */
export const stackLettersMin = 4;
/** Letters. Text beside a call-out is running text, and no cells. */
export const textLettersMin = 30;
/** Share of the page's height. What stands on a higher drawing is the text of a column on a ground, and no labels. */
export const labelledShareMax = 0.9;
/** Share of the page's width. A wider block is none of the margin's. */
export const marginShareMax = 0.2;
/** Share of the texts. As many stand on the other side of a margin's edge. */
export const marginOthersShareMin = 0.95;
/** Lines. Fewer long ones on a page have no margin for a line or two, such as a page number at the side. */
export const marginTextLinesMin = 20;

/** Points. A thinner line is drawn this thick. */
export const hairPoints = 0.35;
/** Points. Lines whose edges differ by less are in one line. */
export const sameLinePoints = 0.4;
/** Points. Lines this close to each other go on in each other. */
export const touchingPoints = 1;
