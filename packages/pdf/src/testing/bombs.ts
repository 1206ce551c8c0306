import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { stream, writeObjects } from '../document/testing/write-objects.ts';

const pieceBytes = 16 * 1024 * 1024;

/** Ten gigabytes of zeros, deflated twice: some twenty kilobytes. */
function tenGigabytes(): string {
  const pieces = 640;
  const piece = deflateRawSync(Buffer.alloc(pieceBytes), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  // The checksum of zeros (RFC 1950): the low half stays 1, the high half counts them.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE((pieces * pieceBytes) % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  const zlibHeader = Buffer.from([0x78, 0xda]);
  const emptyLastBlock = Buffer.from([0x03, 0x00]);
  const deflated = Buffer.concat([
    zlibHeader,
    ...Array.from({ length: pieces }, () => piece),
    emptyLastBlock,
    checksum,
  ]);
  return deflateSync(deflated, { level: 9 }).toString('latin1');
}

const filters = '/Filter[/FlateDecode/FlateDecode]';
const hello = stream('BT /F0 12 Tf 20 20 Td (Hello) Tj ET');

/** A two-page form whose objects may be replaced or completed: 5 is the first page's content, 8 the field's font. */
function formWith(objects: Readonly<Record<number, string>>, pageEntries = ''): Uint8Array {
  return writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/DR<</Font<</F0 8 0 R>>>>/DA(/F0 12 Tf)>>>>',
    2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 200]>>',
    3: `<</Type/Page/Parent 2 0 R/Contents 5 0 R/Annots[7 0 R]${pageEntries || '/Resources 6 0 R'}>>`,
    4: '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources 6 0 R>>',
    5: hello,
    6: '<</Font<</F0 8 0 R>>/XObject<</X0 9 0 R>>>>',
    7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/F 4/Rect[10 10 100 40]/AP<</N 10 0 R>>>>',
    8: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    9: stream('', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
    10: stream('', '/Type/XObject/Subtype/Form/BBox[0 0 90 30]'),
    ...objects,
  });
}

const font =
  '<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar 32/LastChar 33/Widths[500 500]/FontDescriptor 11 0 R/ToUnicode 12 0 R>>';
const descriptor = '<</Type/FontDescriptor/FontName/X/Flags 32/FontBBox[0 0 1 1]/FontFile2 12 0 R>>';

/** Documents of some kilobytes, each with a stream that inflates to ten gigabytes, by the place of that stream. */
export function bombs(): Readonly<Record<string, Uint8Array>> {
  const data = tenGigabytes();
  const bomb = (entries = ''): string => stream(data, entries + filters);
  return {
    content: formWith({ 5: bomb() }),
    font: formWith({ 8: font, 11: descriptor, 12: bomb() }),
    'form XObject': formWith({ 9: bomb('/Type/XObject/Subtype/Form/BBox[0 0 9 9]'), 5: stream('/X0 Do') }),
    image: formWith({
      9: bomb('/Type/XObject/Subtype/Image/Width 65000/Height 55000/ColorSpace/DeviceRGB/BitsPerComponent 8'),
      5: stream('q 99 0 0 99 0 0 cm /X0 Do Q'),
    }),
    appearance: formWith({ 10: bomb('/Type/XObject/Subtype/Form/BBox[0 0 90 30]') }),
    value: formWith({
      7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V 11 0 R/F 4/Rect[10 10 100 40]>>',
      11: bomb(),
    }),
    'object stream': withStreams((entries) => bomb(`/Type/ObjStm/N 3/First 20${entries}`), undefined),
    'cross-reference stream': withStreams(undefined, (entries) => bomb(`/Type/XRef${entries}`)),
  };
}

type Write = ((entries: string) => string) | undefined;

/** A document whose three objects are in an object stream, with either stream written by another. */
function withStreams(writeObjectStream: Write, writeCrossReferences: Write): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
  ];
  const starts = objects.map((_, index) => objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const index = starts.map((start, at) => `${at + 1} ${start} `).join('');
  const plain = stream(index + objects.join(' '), `/Type/ObjStm/N 3/First ${index.length}`);
  const head = '%PDF-1.7\n';
  const first = `4 0 obj\n${writeObjectStream?.('') ?? plain}\nendobj\n`;
  const at = head.length + first.length;
  const rows = [[0, 0, 0], ...[0, 1, 2].map((place) => [2, 4, place]), [1, head.length, 0], [1, at, 0]];
  const table = Buffer.alloc(rows.length * 7);
  rows.forEach(([kind = 0, where = 0, place = 0], row) => {
    table.writeUInt8(kind, row * 7);
    table.writeUInt32BE(where, row * 7 + 1);
    table.writeUInt16BE(place, row * 7 + 5);
  });
  const entries = '/Size 6/W[1 4 2]/Root 1 0 R';
  const second = writeCrossReferences?.(entries) ?? stream(table.toString('latin1'), `/Type/XRef${entries}`);
  return new Uint8Array(
    Buffer.from(`${head}${first}5 0 obj\n${second}\nendobj\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  );
}
