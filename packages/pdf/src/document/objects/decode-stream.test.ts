import { deflateSync } from 'node:zlib';
import { PDF, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import { expect, it } from 'vitest';
import { stream as streamText } from '../testing/write-objects.ts';
import { boundObjectLayer, decodedBytesMax, decodeStream } from './decode-stream.ts';

function decoded(rows: readonly number[], parameters: Readonly<Record<string, number>>): number[] {
  const stream = new PdfStream([['Filter', PdfName.of('FlateDecode')]], deflateSync(Uint8Array.from(rows)));
  const entries = Object.entries(parameters).map(([key, value]) => [key, PdfNumber.of(value)] as const);
  stream.set('DecodeParms', PdfDict.of(Object.fromEntries(entries)));
  return [...decodeStream(stream, () => null)];
}

it('predicted rows are undone, the last one also when it is cut off', () => {
  const rows = [1, 5, 1, 1, 2, 1, 1, 1, 2, 1];
  expect(decoded(rows, { Predictor: 12, Columns: 3 })).toEqual([5, 6, 7, 6, 7, 8, 7]);
});

it('a row that states to be longer than the data takes no longer than the data', () => {
  expect(decoded([0, 7, 8], { Predictor: 10, Colors: 536_870_913 })).toEqual([7, 8]);
});

it('a bomb is refused by the object layer as well', async () => {
  boundObjectLayer();
  const bomb = deflateSync(Buffer.alloc(decodedBytesMax + 1), { level: 1 });
  const stream = new PdfStream([['Filter', PdfName.of('FlateDecode')]], bomb);
  expect(() => stream.getDecodedData()).toThrow('64 MB');
  const damaged = new PdfStream([['Filter', PdfName.of('FlateDecode')]], Buffer.from('no deflated data'));
  expect(damaged.getDecodedData()).toEqual(new Uint8Array(0));
});

it('a bomb is refused where it grows beyond the limit', () => {
  const bomb = deflateSync(Buffer.alloc(decodedBytesMax + 1), { level: 1 });
  const stream = new PdfStream([['Filter', PdfName.of('FlateDecode')]], bomb);
  expect(() => decodeStream(stream, () => null)).toThrow('64 MB');
});

it('a stray bracket in an object stream does not hold up the object layer for ever', async () => {
  boundObjectLayer();
  const catalog = '<</Type/Catalog ) /Pages 2 0 R>>';
  const index = `1 0 2 ${catalog.length} `;
  const objects = `${index}${catalog}<</Type/Pages/Count 0>>`;
  const start = `%PDF-1.7\n3 0 obj\n${streamText(objects, `/Type/ObjStm/N 2/First ${index.length}`)}\nendobj\n`;
  const places = String.fromCharCode(0, 0, 0, 2, 3, 0, 2, 3, 1, 1, 9, 0, 1, start.length, 0);
  const references = streamText(places, '/Type/XRef/Size 5/W[1 1 1]/Root 1 0 R');
  const text = `${start}4 0 obj\n${references}\nendobj\nstartxref\n${start.length}\n%%EOF\n`;
  await expect(PDF.load(Buffer.from(text, 'latin1'))).rejects.toThrow('no catalog');
});
