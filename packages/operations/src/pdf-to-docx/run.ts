import { setFlagsFromString } from 'node:v8';
import { convertToDocx } from '@pagesmith/docx';
import { namingPart, type Run } from '../run/run.ts';
import type { pdfToDocx } from './definition.ts';
import { linksRemoved, pagesSimplified } from './warnings.ts';

export const run: Run<typeof pdfToDocx> = async ({ file }, { ocr }, context) => {
  const { read, password, watermark, progress, warn } = context;
  const bytes = await read(file);
  const onSimplified = (keptAs: 'lines' | 'picture', pages: readonly number[]) =>
    warn(pagesSimplified(keptAs, pages));
  const onLinksRemoved = (count: number) => warn(linksRemoved(count));
  const conversion = { password, mark: watermark, ocr, onPage: progress, onSimplified, onLinksRemoved };
  return withTightHeap(() => namingPart(file.part, () => convertToDocx(bytes, conversion)));
};

/**
 * Much of what a conversion makes is gone with the page it was made for. V8 would let hundreds of megabytes of it lie,
 * since the heap may grow by half and more before it is collected: by a fifth, at a twentieth of the CPU time.
 */
async function withTightHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  setFlagsFromString('--heap-growing-percent=20');
  try {
    return await work();
  } finally {
    setFlagsFromString('--heap-growing-percent=0');
  }
}
