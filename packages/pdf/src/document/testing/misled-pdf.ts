import { stream, writeObjects } from './write-objects.ts';

/** An empty page, and one that says `kept page`; the cross-references lead to the catalog instead of the latter. */
export function misledPdf(): Uint8Array {
  const page = (text: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents ${text} 0 R>>`;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const bytes = writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/Resources<</Font<</F ${font}>>>>>>`,
    3: page('8'),
    5: stream('BT /F 9 Tf 9 9 Td (kept page) Tj ET'),
    6: `null endobj 4 0 obj ${page('8')} endobj 4 0 obj ${page('5')}`,
  });
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replace('0000000000 00000 f ', '0000000015 00000 n '), 'latin1');
}
