import { PdfArray, PdfDict, type PdfObject, PdfString } from '@libpdf/core';
import { expect, it } from 'vitest';
import type { PdfDocument } from '../document/index.ts';
import { assembled, rootOf, taggedPdf } from './testing/tagged-pdf.ts';

const textOf = (object: PdfObject | undefined): string =>
  object instanceof PdfString ? object.asString() : '';

/** The name of each element, and the first of the headers that it names. */
function namesIn(document: PdfDocument): [name: string, header: string][] {
  const { resolve } = document;
  const kids = rootOf(document)?.get('K', resolve);
  return (kids instanceof PdfArray ? kids.toArray() : []).map((_, index) => {
    const element = kids instanceof PdfArray ? kids.at(index, resolve) : undefined;
    if (!(element instanceof PdfDict)) return ['', ''];
    const attributes = element.get('A', resolve);
    const headers = attributes instanceof PdfDict ? attributes.get('Headers', resolve) : undefined;
    const header = headers instanceof PdfArray ? headers.at(0, resolve) : undefined;
    return [textOf(element.get('ID', resolve)), textOf(header)];
  });
}

it('a table in a merge keeps its own headers where another one names its own alike', async () => {
  const table = taggedPdf(['/S/TH/ID(h)', '/S/TD/A<</O/Table/Headers[(h)]>>', '/S/TH/ID(h-2)']);
  const document = await assembled([table, 1, 2, 3], [table, 1, 2, 3]);
  expect(namesIn(document)).toEqual([
    ['h', ''],
    ['', 'h'],
    ['h-2', ''],
    ['h-3', ''],
    ['', 'h-3'],
    ['h-2-2', ''],
  ]);
});
