import { Failure } from '@pagesmith/kernel';
import { differingShare, drawPage, withPdfium } from '@pagesmith/pdf';
import type { ExpectedPages } from './cases.ts';
import { comparisonScale, type Original } from './original.ts';
import type { CaseOutcome } from './outcome.ts';

type Verdict = Pick<CaseOutcome, 'kind' | 'detail' | 'pagesCompared' | 'pagesDiffering'>;

// Two drawings of one page differ by less than this; a lost glyph, line or picture by more.
const shareMax = 0.002;

/** PDFium opens the output, it has the right number of pages, and each looks as its original does. */
export async function checkPages(
  original: Original,
  output: Uint8Array,
  { pages, turn }: ExpectedPages,
): Promise<Verdict> {
  try {
    return await withPdfium(output, undefined, (document) => {
      if (document.pageCount !== pages.length) {
        return { kind: 'wrong', detail: `${document.pageCount} pages instead of ${pages.length}` };
      }
      const shares = pages.map((page, index) => {
        const before = original.picture(page, turn);
        const after = drawPage(document, index + 1, { scale: comparisonScale });
        if (before === undefined) return undefined;
        return after === undefined ? 1 : differingShare(before, after);
      });
      return verdict(shares);
    });
  } catch (error) {
    if (error instanceof Failure)
      return { kind: 'wrong', detail: `PDFium refuses the output: ${error.code}` };
    throw error;
  }
}

function verdict(shares: readonly (number | undefined)[]): Verdict {
  const compared = shares.filter((share) => share !== undefined);
  const differing = shares.flatMap((share, index) =>
    share !== undefined && share > shareMax ? [`page ${index + 1} by ${(share * 100).toFixed(1)} %`] : [],
  );
  const counts = { pagesCompared: compared.length, pagesDiffering: differing.length };
  if (differing.length === 0) return { kind: 'ok', ...counts };
  return { kind: 'wrong', detail: `looks different: ${differing.slice(0, 5).join(', ')}`, ...counts };
}
