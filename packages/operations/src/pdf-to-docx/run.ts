import { setFlagsFromString } from 'node:v8';
import { type ConversionOptions, convertToDocx, type KeptAs } from '@pagesmith/docx';
import type { Warning } from '@pagesmith/pdf';
import { namingPart, type Run } from '../run/run.ts';
import type { pdfToDocx } from './definition.ts';
import { conversionFailures } from './failures.ts';
import {
  linksRemoved,
  pagesGarbled,
  pagesSimplified,
  pagesTextless,
  pagesUnread,
  pagesUnreadable,
  textCovered,
} from './warnings.ts';

const saysHowKept: Readonly<Record<KeptAs, (pages: readonly number[]) => Warning>> = {
  lines: (pages) => pagesSimplified('lines', pages),
  picture: (pages) => pagesSimplified('picture', pages),
  unreadable: pagesUnreadable,
  garbled: pagesGarbled,
};

export const run: Run<typeof pdfToDocx> = async ({ file }, { ocr, forms }, context) => {
  const { read, password, watermark, progress, msFor, warn } = context;
  const problems: unknown[] = [];
  let pageCount = 0;
  const conversion: ConversionOptions = {
    password,
    mark: watermark,
    msFor,
    ocr: ocr?.includes('auto') ? 'auto' : ocr?.filter((language) => language !== 'auto'),
    forms,
    onPage: (done, total) => {
      pageCount = total;
      progress?.(done, total);
    },
    onSimplified: (keptAs, pages) => warn(saysHowKept[keptAs](pages)),
    onLinksRemoved: (count) => warn(linksRemoved(count)),
    onTextless: (pages) => warn(pagesTextless(pages)),
    onCovered: (pages) => warn(textCovered(pages)),
    onUnread: (pages, scanned) => {
      // What is paid for is text: where most of it is missing, the call fails and is free.
      if (pages.length > scanned / 2) throw conversionFailures.scanUnread({ unread: pages.length, scanned });
      warn(pagesUnread(pages));
    },
    onProblem: (error) => void problems.push(error),
  };
  const docx = await withTightHeap(() => namingPart(file.part, () => convertToDocx(read(file), conversion)));
  // Errors of ours on most pages are no conversion: the first of them is reported, and nothing is charged.
  if (problems.length > pageCount / 2) throw problems[0];
  for (const problem of problems) process.stderr.write(`A page was simplified: ${stackOf(problem)}\n`);
  return docx;
};

const stackOf = (problem: unknown) => (problem instanceof Error ? problem.stack : String(problem));

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
