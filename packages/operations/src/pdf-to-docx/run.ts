import { setFlagsFromString } from 'node:v8';
import { convertToDocx } from '@pagesmith/docx';
import { namingPart, type Run } from '../run/run.ts';
import type { pdfToDocx } from './definition.ts';
import { linksRemoved, pagesSimplified } from './warnings.ts';

export const run: Run<typeof pdfToDocx> = async ({ file }, { ocr, forms }, context) => {
  const { read, password, watermark, progress, warn } = context;
  const bytes = await read(file);
  const onSimplified = (keptAs: 'lines' | 'picture', pages: readonly number[]) =>
    warn(pagesSimplified(keptAs, pages));
  const onLinksRemoved = (count: number) => warn(linksRemoved(count));
  const conversion = {
    password,
    mark: watermark,
    ocr,
    forms,
    onPage: progress,
    onSimplified,
    onLinksRemoved,
  };
  return withTightHeap(() => namingPart(file.part, () => convertToDocx(bytes, conversion)));
};

/**
 * Most of what a conversion allocates is garbage once its page is done. By default V8 lets the heap grow by half or more
 * before it collects, which leaves hundreds of megabytes lying around. Letting it grow by a fifth costs a twentieth more
 * CPU time.
 */
async function withTightHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  setFlagsFromString('--heap-growing-percent=20');
  try {
    return await work();
  } finally {
    setFlagsFromString('--heap-growing-percent=0');
  }
}
