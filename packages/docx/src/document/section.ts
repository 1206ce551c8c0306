import type { Block, PageModel } from '../model.ts';
import type { Furnishing } from './furniture-starts.ts';
import type { PageNumber } from './page-numbers.ts';

/** A block and what begins with it. */
export interface Entry {
  /** The entries of the columns and pages that the block goes on in. */
  readonly continuations: readonly { readonly entry: Entry }[];
  /** Whether the first row of a table stands again on every page. */
  readonly isHeadRepeated: boolean;
  /** Whether the column or page before ends early, so that a break must end it. */
  readonly isBroken: boolean;
  /** Whether the text before it filled its column or page, and it begins at the top of its own. */
  readonly isFlowing: boolean;
  readonly block: Block | undefined;
  readonly column: number;
  readonly isPageStart: boolean;
  readonly isBandStart: boolean;
  readonly isColumnStart: boolean;
  /** The page that begins here, for what stands at fixed places on it. */
  readonly page: PageModel | undefined;
}

export interface SectionStart {
  /** The number that its first page shows, where counting begins anew. */
  readonly number?: PageNumber | undefined;
  /** What stands in its headers and footers, where that is not what stands in those before it. */
  readonly furnishing?: Furnishing | undefined;
}

export interface Section {
  readonly start?: SectionStart | undefined;
  readonly width: number;
  readonly height: number;
  readonly columns: readonly { readonly left: number; readonly right: number }[];
  readonly isPageStart: boolean;
  /** Whether its lines run downwards and follow from right to left. */
  readonly isVertical: boolean;
  readonly entries: readonly Entry[];
}
