// Documents in, documents out, and what is on a page: the only importer of a PDF engine.
// It knows nothing of requests, prices or accounts. For the failures without an engine: `@pagesmith/pdf/failures`.
export { type AssembledPage, assemble, type Rotation } from './assembly/index.ts';
export { type ByteSink, FileSource, MemorySink, type PdfFile, type Seal } from './bytes/index.ts';
export {
  type OpenOptions,
  openPdf,
  type PdfDocument,
  type Warning,
} from './document/index.ts';
export { pdfFailures } from './failures.ts';
export { type Finish, finishPdf } from './finishing/index.ts';
export {
  type Field,
  fillFields,
  flattenFields,
  listFields,
  type Rename,
  renameFields,
} from './forms/index.ts';
export { type PdfiumDocument, readWidgets, type Widget, withPdfium } from './pdfium/index.ts';
export { withReadablePages } from './readable/index.ts';
export {
  type Box,
  type ContentTag,
  type DocumentProperties,
  drawAreas,
  encodePng,
  type Fill,
  type FontOfPage,
  noAnnotations,
  type OutlineEntry,
  type PageAnnotations,
  type PageCharacter,
  type PageComment,
  type PageField,
  type PageLink,
  type PagePicture,
  type PageReading,
  type Rule,
  readOutline,
  readPage,
  readProperties,
  type TagElement,
  type TextMark,
} from './reading/index.ts';
export {
  differingShare,
  drawPage,
  encodeFewColours,
  type Picture,
  type RenderOptions,
  renderPage,
} from './rendering/index.ts';
export {
  type FoundText,
  findPlaces,
  findText,
  foldText,
  pageText,
  placesMax,
  readPageText,
} from './text/index.ts';
export { addWatermark } from './watermark/index.ts';
