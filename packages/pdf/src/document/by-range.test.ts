import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assemble } from '../assembly/index.ts';
import { FileSource, MemorySink } from '../bytes/index.ts';
import { pageText } from '../text/index.ts';
import { textPdf } from '../text/testing/text-pdf.ts';
import { openPdf } from './open-pdf.ts';
import { stream, writeObjects } from './testing/write-objects.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-range-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that must not be held whole. */
function stored(bytes: Uint8Array): FileSource {
  const path = join(folder, 'stored.pdf');
  writeFileSync(path, bytes);
  return new FileSource(path, {
    beforeWhole: () => {
      throw new Error('read whole');
    },
  });
}

// The list of so many pages is longer than what is read of an object at first.
const pages = Array.from({ length: 900 }, (_, index) => [`Page ${index + 1} of many`]);

test('a regular file is read by range and written as it comes, and its pages are the same', async () => {
  const source = stored(textPdf(pages));
  const document = await openPdf(source);
  expect(document.pageCount).toBe(900);
  const sink = new MemorySink();
  await (await assemble([{ source: document, page: 900 }])).saveTo(sink);
  expect(await pageText(sink.finish(), 1)).toBe('Page 900 of many');
  source.close();
});

test('a damaged file asks for all of itself', async () => {
  const sound = textPdf([['one']]);
  const source = stored(Buffer.concat([sound, Buffer.from('\nstartxref\n7\n%%EOF\n')]));
  await expect(openPdf(source)).rejects.toThrow('read whole');
  source.close();
});

test('a file whose damage is noticed late asks for all of itself as well', async () => {
  const sound = Buffer.from(
    writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
      3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
      5: `null endobj 4 0 obj ${stream('0 g')}`,
    }),
  ).toString('latin1');
  const misled = sound.replace('0000000000 00000 f ', '0000000015 00000 n ');
  const source = stored(Buffer.from(misled, 'latin1'));
  const document = await openPdf(source);
  await expect(document.save()).rejects.toThrow('read whole');
  source.close();
});
