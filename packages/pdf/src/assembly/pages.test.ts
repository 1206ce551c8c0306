import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileSource } from '../bytes/index.ts';
import { openPdf } from '../document/index.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { differingShare, renderPage } from '../rendering/index.ts';
import { assemble } from './assemble.ts';
import { readWithPdfjs } from './testing/read-with-pdfjs.ts';
import { richPdf } from './testing/rich-pdf.ts';

const nested = writeObjects({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 2/MediaBox[0 0 200 100]/Rotate 90/Resources<</Font<</F1 8 0 R>>>>>>',
  3: '<</Type/Pages/Parent 2 0 R/Kids[4 0 R 5 0 R]/Count 2/CropBox[10 10 150 90]>>',
  4: '<</Type/Page/Parent 3 0 R/Contents 6 0 R>>',
  5: '<</Type/Page/Parent 3 0 R/Contents 6 0 R/Rotate 0/CropBox[0 0 200 100]>>',
  6: stream('BT/F1 30 Tf 20 40 Td(Inherited)Tj ET'),
  8: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
});

describe('a page in a new document', () => {
  it('looks as before when its attributes are inherited, also when it is copied twice over', async () => {
    const source = await openPdf(nested);
    const once = await assemble([1, 2].map((page) => ({ source, page })));
    const twice = await assemble([2, 1, 2].map((page) => ({ source: once, page })));
    const bytes = await twice.save();
    for (const [page, original] of [2, 1, 2].entries()) {
      const share = differingShare(await renderPage(nested, original), await renderPage(bytes, page + 1));
      expect(share).toBe(0);
    }
  });

  it('is turned on top of its own rotation', async () => {
    const source = await openPdf(nested);
    const turned = await (await assemble([{ source, page: 1, rotate: 270 }])).save();
    const { width, height } = await renderPage(turned, 1);
    expect([width, height]).toEqual([140, 80]);
  });

  it('may be repeated: its copies share one field each, and their links stay on them', async () => {
    const source = await openPdf(richPdf('alpha'));
    const document = await assemble([1, 1, 2].map((page) => ({ source, page })));
    const read = await readWithPdfjs(await document.save());
    const pages = (name: string) => read.fields.get(name)?.flatMap(({ page }) => (page < 0 ? [] : page));
    expect(pages('name')).toEqual([0, 1]);
    expect(pages('choice')).toEqual([0, 1, 2]);
    const values = read.fields.get('name')?.flatMap(({ page, value }) => (page < 0 ? [] : [value]));
    expect(values).toEqual(['alpha name', 'alpha name']);
    expect(document.warnings).toEqual([]);
    expect(read.links).toEqual([[3], [3], [1]]);
    expect(read.texts).toEqual(['alpha first page', 'alpha first page', 'alpha second page']);
  });

  it('that is taken alone leaves with the attachments of its document, and the caller is told', async () => {
    const source = await openPdf(richPdf('alpha'));
    const document = await assemble([{ source, page: 1 }]);
    const { attachments } = await readWithPdfjs(await document.save());
    expect(attachments.map(({ filename }) => filename)).toEqual(['notes.txt']);
    expect(document.warnings.map(({ code }) => code)).toContain('attachments_kept');
  });

  it('keeps its tags when the order of pages changes', async () => {
    const source = await openPdf(richPdf('alpha'));
    const read = await readWithPdfjs(await (await assemble([2, 1].map((page) => ({ source, page })))).save());
    expect(read.trees.map((tree) => JSON.stringify(tree).match(/"role":"(H1|P)"/)?.[1])).toEqual(['P', 'H1']);
    expect(read.outlines.map(({ page }) => page)).toEqual([2, 1, 1, 1]);
    expect(read.labels).toEqual(['alpha-7', 'i']);
  });

  it('that the document does not have is refused by its number', async () => {
    const source = await openPdf(nested);
    await expect(assemble([{ source, page: 3 }])).rejects.toMatchObject({
      code: 'page_absent',
      message: 'The document has no page 3: its pages are numbered 1 to 2.',
    });
  });
});

describe('identical fonts and images of merged files', () => {
  it('are stored once', async () => {
    const picture = 'P'.repeat(40_000);
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 200 200]>>',
      3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<</Im 5 0 R>>/Font<</F1 6 0 R>>>>>>',
      4: stream('200 0 0 200 0 0 cm /Im Do'),
      5: stream(
        picture,
        '/Type/XObject/Subtype/Image/Width 200/Height 200/ColorSpace/DeviceGray/BitsPerComponent 8/SMask 9 0 R/Filter[]',
      ),
      6: '<</Type/Font/Subtype/TrueType/BaseFont/Made/FontDescriptor 7 0 R>>',
      7: '<</Type/FontDescriptor/FontName/Made/Flags 32/FontFile2 8 0 R>>',
      8: stream('F'.repeat(30_000), '/Length1 30000/Filter[]'),
      9: stream(
        'M'.repeat(40_000),
        '/Type/XObject/Subtype/Image/Width 200/Height 200/ColorSpace/DeviceGray/BitsPerComponent 8/Filter[]',
      ),
    });
    const sources = await Promise.all([openPdf(bytes), openPdf(bytes), openPdf(bytes)]);
    const merged = await (await assemble(sources.map((source) => ({ source, page: 1 })))).save();
    expect(merged.length).toBeLessThan(bytes.length * 1.05);
    expect(differingShare(await renderPage(bytes, 1), await renderPage(merged, 3))).toBe(0);
  });

  it.each(['memory', 'a file'])(
    'are stored once also if many differ at their end alone, from %s',
    async (place) => {
      // Grey above, and a last row of its own: all begin alike, more of them than are compared with each other.
      const side = 300;
      const greys = [10, 40, 70, 100, 130, 160, 190];
      const pictures = greys.map(
        (grey) => 'P'.repeat(side * (side - 1)) + String.fromCharCode(grey).repeat(side),
      );
      const entries = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter[]`;
      const one = (picture: string) =>
        writeObjects({
          1: '<</Type/Catalog/Pages 2 0 R>>',
          2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 300]>>',
          3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<</Im 5 0 R>>>>>>',
          4: stream('300 0 0 300 0 0 cm /Im Do'),
          5: stream(picture, entries),
        });
      const files = [...pictures, ...pictures].map(one);
      const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
      const sources = await Promise.all(
        files.map(async (bytes, index) => {
          if (place === 'memory') return openPdf(bytes);
          const path = join(folder, `${index}.pdf`);
          await writeFile(path, bytes);
          return openPdf(new FileSource(path));
        }),
      );
      const merged = await (await assemble(sources.map((source) => ({ source, page: 1 })))).save();
      expect(merged.length / (side * side * greys.length)).toBeCloseTo(1, 1);
      for (const [index, bytes] of files.entries())
        expect(differingShare(await renderPage(bytes, 1), await renderPage(merged, index + 1))).toBe(0);
      await rm(folder, { recursive: true });
    },
  );
});
