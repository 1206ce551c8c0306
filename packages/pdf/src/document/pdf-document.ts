import type { PDF } from '@libpdf/core';
import type { Page } from './pages.ts';
import type { Warning } from './warning.ts';

export interface PdfDocument {
  /** The object layer's document. Change objects through it; write only through `save`. */
  readonly pdf: PDF;
  /** Every page, in order. The object layer's own list misses pages that lack their /Type. */
  readonly pages: readonly Page[];
  readonly pageCount: number;
  /** Grows until `save` has returned. */
  readonly warnings: Warning[];
  /** Writes what is reachable and nothing else, never encrypted. */
  save(): Promise<Uint8Array>;
}
