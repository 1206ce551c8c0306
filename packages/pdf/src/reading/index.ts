// What stands on a page and where: characters, rules, fills, pictures and links, as PDFium reads them.
// Points from the top left corner of the page as it is shown. What it means is for the reader to find out.
export { encodePng } from './encode-png.ts';
export { type OutlineEntry, readOutline } from './read-outline.ts';
export {
  type Box,
  type ContentTag,
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
