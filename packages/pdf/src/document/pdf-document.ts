import type { PDF } from '@libpdf/core';
import type { ByteSink } from '../bytes/index.ts';
import type { Page, Resolve } from './pages.ts';
import type { Protection } from './protection.ts';
import type { Warning } from './warning.ts';
import type { Written } from './write-pdf.ts';

export interface PdfDocument {
  /**
   * The object layer's document. Change objects through its `context`; write only through `save` and `saveTo`, and take
   * pages from `pages`, because its own list of pages is not kept.
   */
  readonly pdf: PDF;
  /** Resolves a reference without the object layer's bookkeeping. */
  readonly resolve: Resolve;
  /** Every page, in order. */
  readonly pages: readonly Page[];
  readonly pageCount: number;
  /** Grows until it is written. */
  readonly warnings: Warning[];
  /** How the file, or the files, it was read from were protected. */
  readonly protection: Protection | undefined;
  /**
   * Whether nothing but fields was filled. Then a signed document is not written anew: the change is appended to it, and
   * signatures that permit filling stay valid.
   */
  isOnlyFilled: boolean;
  /**
   * Lets go of what was read of its file, for whoever has taken from it all there is to take. What is asked for again is
   * read again, as it is in the file.
   */
  forget(): void;
  /** Writes what is reachable and nothing else, by the usual writer unless another is given. */
  saveTo(sink: ByteSink, write?: (written: Written, sink: ByteSink) => void): Promise<void>;
  /** The same in memory, by the usual writer. */
  save(): Promise<Uint8Array>;
}
