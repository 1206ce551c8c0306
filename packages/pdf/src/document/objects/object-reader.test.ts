import { PdfDict, PdfString } from '@libpdf/core';
import { expect, it } from 'vitest';
import { readWithPdfjs } from '../../assembly/testing/read-with-pdfjs.ts';
import { openPdf } from '../open-pdf.ts';
import { stream, writeObjects } from '../testing/write-objects.ts';

const page = Buffer.from(
  writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>',
    5: `null endobj 4 0 obj ${stream('BT /F 9 Tf (kept text) Tj ET')}`,
  }),
).toString('latin1');

it.each(['0000000015', '0000000020', '0000099999'])(
  'the text of a page is read where it is, though the cross-references say %s',
  async (place) => {
    const misled = page.replace('0000000000 00000 f ', `${place} 00000 n `);
    const document = await openPdf(Buffer.from(misled, 'latin1'));
    expect((await readWithPdfjs(await document.save())).texts).toEqual(['kept text']);
  },
);

it('what a document let go of is read again when it is asked for, and its catalog stays as it was changed', async () => {
  const misled = page.replace('0000000000 00000 f ', '0000000015 00000 n ');
  const document = await openPdf(Buffer.from(misled, 'latin1'));
  const catalog = document.pdf.context.catalog.getDict();
  const pages = catalog.get('Pages', document.resolve);
  catalog.set('Lang', PdfString.fromString('fr'));
  document.forget();
  const again = catalog.get('Pages', document.resolve);
  expect(again).not.toBe(pages);
  expect(again instanceof PdfDict && again.getNumber('Count')?.value).toBe(1);
  const bytes = await document.save();
  expect((await readWithPdfjs(bytes)).texts).toEqual(['kept text']);
  const reopened = await openPdf(bytes);
  expect(reopened.pdf.context.catalog.getDict().getString('Lang')?.asString()).toBe('fr');
});

it.each(['1 5', '0 6\n0000000000 65535 f '])(
  'no object is lost where the cross-references count from a wrong number (%j)',
  async (start) => {
    const regular = writeObjects({
      1: stream('BT /F 9 Tf (kept text) Tj ET'),
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 1 0 R>>',
      4: '<</Type/Catalog/Pages 2 0 R>>',
    });
    const text = Buffer.from(regular).toString('latin1').replace('/Root 1 0 R', '/Root 4 0 R');
    const document = await openPdf(Buffer.from(text.replace('xref\n0 5', `xref\n${start}`), 'latin1'));
    expect((await readWithPdfjs(await document.save())).texts).toEqual(['kept text']);
  },
);
