// What is on a page and where: characters, rules, fills, pictures and links, as PDFium reads them.
// Coordinates are points from the top left corner of the page as shown. What they mean is up to the caller.
export {
  noAnnotations,
  type PageAnnotations,
  type PageComment,
  type PageField,
  type TextMark,
} from './annotations/index.ts';
export { encodePng, pngFile } from './encode-png.ts';
export { type OutlineEntry, readOutline } from './read-outline.ts';
export {
  type Box,
  type ContentTag,
  drawAreas,
  type Fill,
  type FontOfPage,
  type PageCharacter,
  type PageLink,
  type PagePicture,
  type PageReading,
  type Rule,
  readPage,
  type TagElement,
} from './read-page.ts';
export { type DocumentProperties, readProperties } from './read-properties.ts';
