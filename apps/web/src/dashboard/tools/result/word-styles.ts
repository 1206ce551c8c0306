/**
 * Lines that are to be “at least” so high (ISO 29500-1, 17.18.48) come from docx-preview as their own height and that much
 * more: twice as far apart as Word sets them.
 */
export const atLeastLines = (style: string): string =>
  style.replaceAll(/calc\(100% \+ (\d+(?:\.\d+)?(?:pt|px))\)/g, 'max(100%, $1)');

/** The number of a heading looks like its words; docx-preview gives the looks of a style to those alone. */
export const numbersLikeHeadings = (style: string): string =>
  style.replaceAll(/(p\.docx_heading\d) span(?=\s*\{)/g, '$1 span, $1::before');
