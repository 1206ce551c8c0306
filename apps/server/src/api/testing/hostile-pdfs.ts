import { randomBytes } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';

const stream = (dictionary: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** A page that has the streams given, numbered from 4. */
const onePage = (resources: string, ...streams: readonly Buffer[]): Uint8Array =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 1000 1000]/Contents 4 0 R/Resources<<${resources}>>>>`,
    ...streams,
  ]);

/** Without a table of its objects, which are found all the same. */
function pdfOf(bodies: readonly (string | Buffer)[]): Uint8Array {
  const objects = bodies.flatMap((body, index) => [`${index + 1} 0 obj\n`, body, '\nendobj\n']);
  const trailer = `trailer<</Root 1 0 R/Size ${bodies.length + 1}>>\n%%EOF`;
  return Buffer.concat(['%PDF-1.7\n', ...objects, trailer].map((piece) => Buffer.from(piece)));
}

/** A page whose content is a few kilobytes that inflate to a gigabyte, by way of a megabyte. */
export function bomb(): Uint8Array {
  // The strategy for runs of one byte: as small, in a quarter of the time.
  const once = deflateSync(Buffer.alloc(1_000_000_000, ' '), { level: 9, strategy: constants.Z_RLE });
  return onePage('', stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(once, { level: 9 })));
}

/** A page that draws, a hundred thousand times, a form that does nothing five million times: hours of work. */
export function endless(times = 100_000): Uint8Array {
  const filter = '/Filter/FlateDecode';
  const nothing = deflateSync(Buffer.from('q Q '.repeat(5_000_000)));
  return onePage(
    '/XObject<</F 5 0 R>>',
    stream(filter, deflateSync(Buffer.from('/F Do '.repeat(times)))),
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 1 1]${filter}`, nothing),
  );
}

/** Words all over one page, no two of them in a row; with many more of them it would be kept as a picture, and soon. */
export function scattered(pieces = 2_900): Uint8Array {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const words = Array.from(
    { length: pieces },
    () => `BT /F 4 Tf ${(random() * 980).toFixed(2)} ${(random() * 990).toFixed(2)} Td (word) Tj ET`,
  );
  const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
  return onePage(font, stream('/Filter/FlateDecode', deflateSync(Buffer.from(words.join('\n')))));
}

/** A form of so many fields: to list or to fill any of them, all are read. */
export function wideForm(fields = 20_000): Uint8Array {
  const references = Array.from({ length: fields }, (_, index) => `${index + 4} 0 R`).join(' ');
  const field = (_: unknown, index: number) =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${index})/V(${'long '.repeat(20)})/Rect[0 0 9 9]/P 3 0 R>>`;
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${references}]/NeedAppearances true>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Annots[${references}]>>`,
    ...Array.from({ length: fields }, field),
  ]);
}

/** A page with a picture that no compression makes smaller: its result is as large as itself. */
export function heavy(megabytes: number): Uint8Array {
  const side = 1_024;
  const picture = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side * megabytes}/BitsPerComponent 8/ColorSpace/DeviceGray`;
  const pixels = randomBytes(side * side * megabytes);
  return onePage('/XObject<</P 5 0 R>>', stream('', Buffer.from('/P Do')), stream(picture, pixels));
}
