import { deflateSync } from 'node:zlib';
import { PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import { expect, it } from 'vitest';
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
