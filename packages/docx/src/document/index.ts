// What only all pages together can tell: headers and footers, headings, notes, text and tables that go on.

export type { Backdrop } from './backdrops.ts';
export { type DocumentModel, documentOf } from './document.ts';
export { takeEdgeRules } from './edge-rules.ts';
export { beginsOnSecond } from './first-footer.ts';
export type { Footnote } from './footnotes.ts';
export { type Furnishing, furnitureStarts } from './furniture-starts.ts';
export { markHeadings } from './headings.ts';
export type { Languages } from './language.ts';
export { bookmarkName, type LinkTargets } from './link-targets.ts';
export { styleIdOf } from './named-looks.ts';
export { packedPage } from './packed-page.ts';
export { countsOf } from './page-numbers.ts';
export { takeRepeated } from './repeated-lines.ts';
export type { RepeatedPiece } from './repeated-piece.ts';
export type { Entry, Section, SectionStart } from './section.ts';
export { bottomOf, type PageStarts, sectionsOf } from './sections.ts';
