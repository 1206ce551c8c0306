import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { storedContent, TextContent, zipFile } from './zip-file.ts';

it('a text written in pieces, and bytes beside it, are read back by another program', () => {
  const piece = 'Seite für Seite, 頁, \u{1f4c4}. '.repeat(1_000);
  const text = new TextContent();
  for (let count = 0; count < 40; count++) text.write(piece);
  const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 251);
  const file = zipFile(
    new Map([
      ['word/document.xml', text.end()],
      ['word/media/image1.png', storedContent(bytes)],
    ]),
  );
  const read = unzipSync(file);
  expect(Object.keys(read)).toEqual(['word/document.xml', 'word/media/image1.png']);
  expect(strFromU8(read['word/document.xml'] ?? new Uint8Array())).toBe(piece.repeat(40));
  expect(read['word/media/image1.png']).toEqual(bytes);
});

it('a text that was never written is empty', () => {
  const read = unzipSync(zipFile(new Map([['empty', new TextContent().end()]])));
  expect(read).toEqual({ empty: new Uint8Array() });
});
