import type { DocumentProperties } from '@pagesmith/pdf';
import { type FontBook, makeFontBook } from '../fonts/index.ts';
import { isRightToLeftLine, linesIn } from '../layout/index.ts';
import type { PageModel, StampedText, TextStyle } from '../model.ts';
import { type Backdrop, takeBackdrops } from './backdrops.ts';
import { placeBesideRepeated } from './beside-repeated.ts';
import { bodyStyle } from './body-style.ts';
import { type Footnote, takeFootnotes } from './footnotes.ts';
import { keepHyphens } from './hyphens.ts';
import { type Languages, languagesOf } from './language.ts';
import { findLinkTargets, type LinkTargets } from './link-targets.ts';
import { linkLook, namedLooks } from './named-looks.ts';
import type { PageNumber } from './page-numbers.ts';
import type { Repeated } from './repeated-lines.ts';
import type { RepeatedPiece } from './repeated-piece.ts';
import { takeWatermarks } from './watermarks.ts';

/** All that is known of a document before it is written. */
export interface DocumentModel {
  readonly pages: readonly PageModel[];
  readonly notes: readonly Footnote[];
  /** The lines of headers and footers. */
  readonly repeated: readonly RepeatedPiece[];
  /** What stands in the headers because it is stamped on every page. */
  readonly watermarks: readonly StampedText[];
  readonly backdrops: readonly Backdrop[];
  /** The number that each page shows. */
  readonly numbers: ReadonlyMap<number, PageNumber>;
  /** What most of the text looks like. */
  readonly body: TextStyle;
  /** What each named style looks like, by its id. */
  readonly looks: ReadonlyMap<string, TextStyle>;
  readonly link: Pick<TextStyle, 'colour' | 'isUnderlined'>;
  readonly targets: LinkTargets;
  /** In which its words are checked. */
  readonly languages: Languages;
  readonly hasRightToLeft: boolean;
  /** The family of Word that stands in for each font. */
  readonly familyOf: FontBook;
  readonly properties: DocumentProperties | undefined;
}

interface AtEdges extends Pick<Repeated, 'repeated' | 'numbers'> {
  readonly backdrops: readonly Backdrop[];
}

const nothingRepeated: AtEdges = { repeated: [], numbers: new Map(), backdrops: [] };

/** What the pages say together. */
export function documentOf(
  models: readonly PageModel[],
  { repeated, numbers, backdrops: rules } = nothingRepeated,
  properties?: DocumentProperties,
): DocumentModel {
  const placed = models.map((page) => placeBesideRepeated(page, repeated, models[0]?.height ?? page.height));
  const { pages: stamped, notes } = takeFootnotes(keepHyphens(placed));
  const { pages: painted, watermarks } = takeWatermarks(stamped, repeated);
  const { pages, backdrops } = takeBackdrops(painted, repeated);
  return {
    pages,
    notes,
    repeated,
    watermarks,
    backdrops: [...rules, ...backdrops],
    numbers,
    body: bodyStyle(pages),
    looks: namedLooks(pages, notes),
    link: linkLook(pages),
    targets: findLinkTargets(pages),
    languages: languagesOf(properties?.language ?? '', pages),
    hasRightToLeft: pages.flatMap(linesIn).some(isRightToLeftLine),
    familyOf: makeFontBook(pages),
    properties,
  };
}
