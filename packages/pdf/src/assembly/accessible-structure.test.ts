import { describe, expect, it } from 'vitest';
import { claimsOf } from '../document/index.ts';
import { accessible, assembled, rootOf, taggedPdf } from './testing/tagged-pdf.ts';

describe('PDF/UA is claimed only while its structure keeps the rules', () => {
  const book = taggedPdf(['/S/Title', '/S/H2', '/S/H3', '/S/P']);

  it.each<[what: string, pages: number[], claims: string[]]>([
    ['the first pages', [1, 2, 3], ['PDF/UA-1']],
    ['a page without headings', [4], ['PDF/UA-1']],
    ['pages that begin with a heading of the second level', [2, 3], []],
    ['pages between which a level is missing', [1, 3], []],
  ])('of %s', async (_, pages, claims) => {
    expect(claimsOf(await assembled([book, ...pages]))).toEqual(claims);
  });

  it('of cells whose headers stand on another page', async () => {
    const cell = '/S/TD/A<</O/Table/Headers[(h)]>>';
    const table = taggedPdf(['/S/TH/ID(h)', cell]);
    expect(claimsOf(await assembled([table, 1, 2]))).toEqual(['PDF/UA-1']);
    expect(claimsOf(await assembled([table, 2]))).toEqual([]);
  });

  it('of headings with and without levels that are merged', async () => {
    const plain = taggedPdf(['/S/H']);
    expect(claimsOf(await assembled([plain, 1], [plain, 1]))).toEqual(['PDF/UA-1']);
    expect(claimsOf(await assembled([plain, 1], [book, 1]))).toEqual([]);
  });
});

describe('the structure that a standard asks for', () => {
  const archive = '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>';

  it.each([accessible, archive])('is there where a page has nothing but ornaments: %s', async (claims) => {
    const document = await assembled([taggedPdf(['/S/P', ''], claims), 2]);
    expect(claimsOf(document)).toHaveLength(1);
    expect(rootOf(document)).toBeDefined();
    const marked = document.pdf.context.catalog.getDict().getDict('MarkInfo', document.resolve);
    expect(marked?.getBool('Marked')?.value).toBe(true);
  });

  it('is not added where none is asked for', async () => {
    const document = await assembled([taggedPdf(['/S/P', ''], ''), 2]);
    expect(rootOf(document)).toBeUndefined();
  });
});
