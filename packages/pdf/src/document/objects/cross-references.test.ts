import { describe, expect, it } from 'vitest';
import { openPdf } from '../open-pdf.ts';
import { writeObjects } from '../testing/write-objects.ts';

/** A page whose cross-references are a stream with fields of such widths. */
function withWidths(widths: string): Uint8Array {
  const written = Buffer.from(
    writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
      3: '<</Type/Page/Parent 2 0 R>>',
    }),
  );
  const objects = written.subarray(0, written.indexOf('xref'));
  const dict = `<</Type/XRef/Size 4/Root 1 0 R/W[${widths}]/Length 5>>`;
  const end = `4 0 obj${dict}stream\n12345\nendstream endobj\nstartxref\n${objects.length}\n%%EOF`;
  return new Uint8Array(Buffer.concat([objects, Buffer.from(end)]));
}

describe('a cross-reference stream', () => {
  it.each(['4294967295 2 2', '1 4294967295 2', '1 2 -2'])(
    'with fields of %s bytes is not read, and its objects are found without it',
    async (widths) => {
      expect((await openPdf(withWidths(widths))).pageCount).toBe(1);
    },
  );
});
