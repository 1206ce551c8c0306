// How scanned pages are read. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Of 100. A word that is read with less is a stain. */
export const wordConfidenceMin = 35;
/** Of 100. The same for Chinese, of whose many characters Tesseract is never as sure. */
export const hanConfidenceMin = 10;
/** Of 100. The same for what holds neither letter nor digit. */
export const signConfidenceMin = 70;
/** Letters. A page with fewer is a picture. */
export const pageLettersMin = 8;
/** Of 100. A page that is read with less is a picture. */
export const meanConfidenceMin = 50;

/** Grey of 256. Darker pixels are ink. */
export const darkBelow = 128;

/** Of 100. Text read with this much is upright; turned letters are misread with less. */
export const confidenceEnough = 75;
/** Of 100. A page is turned only where it reads better by this much. */
export const confidenceGainMin = 10;

/** Points. As much of the height of a page is read to find out its language; that is a dozen lines. */
export const samplePoints = 150;
/** Words. Fewer frequent words of a language do not tell that a page is in it. */
export const frequentWordsMin = 4;

/** Share. Lines whose sizes differ by less are set in one size. */
export const sameSizeShare = 0.15;
/** Share of the strokes. With more of them at the feet of its letters, a font has serifs. */
export const serifShareMin = 0.22;

/** Sizes of type in a line. A text layer with as many in most of its lines has been stretched word by word. */
export const layerSizesMin = 3;
/** Times. A font of one width whose letters differ by more is stretched over its words. */
export const pitchSpreadMin = 1.1;

/** Points. The side of the squares in which ink is counted. */
export const cellPoints = 6;
/** Points. The shorter side of a figure. */
export const sidePointsMin = 36;
/** Share of its pixels. A square with as much ink belongs to a figure. */
export const inkShareMin = 0.12;
/** Share of its pixels. With as much, a square beside a figure is the end of one of its strokes. */
export const faintInkShareMin = 0.02;
/** Share of its squares. A figure with fewer of them inked is a frame. */
export const filledShareMin = 0.2;
/** Share of its area. With more of it under the letters of a text layer, it is text. */
export const figureTextShareMax = 0.25;

/** Points. The shorter side of a drawing of thin lines: smaller ones are strokes that were not read. */
export const drawingSidePointsMin = 72;
/** Share of its squares. A drawing has as many off its straight lines; a table has nothing but these. */
export const drawingFreeShareMin = 0.25;

/** Points. The shortest rule across: a shorter one is the stroke of a letter. */
export const levelPointsMin = 36;
/** Points. The shortest upright rule. */
export const uprightPointsMin = 24;
/** Points. A thicker bar is a figure. */
export const thicknessPointsMax = 5;

/** Em. A wider gap between two words is one of the layout, and no space. */
export const spaceEmMax = 0.9;

/** Share of the page. Pictures that cover more of it are a scan. */
export const coverShareMin = 0.6;
/** Share of the letters. With as many that nobody sees, a page below pictures is a scan that was read, and the others are stamps and what was typed into it. */
export const layerShareMin = 0.5;
/** Letters. A stamp, a page number or the name of the scanner's program may stand over a scan. */
export const stampLettersMax = 80;

/** Share of the letters. With as many that their font does not name, a page cannot be read. */
export const namelessShareMin = 0.3;
/** Letters. Fewer do not tell how well a program has read a scan. */
export const garbledLettersMin = 200;
/** Share of the letters. Where fewer stand in words or numbers, the program could not read the scan (a contract filled in by hand, 0.5; a page of formulas has 0.6, a good layer 0.9). */
export const plausibleShareMin = 0.55;
