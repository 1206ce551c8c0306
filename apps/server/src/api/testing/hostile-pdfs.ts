import { deflateSync } from 'node:zlib';

const stream = (dictionary: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** A page that has the streams given, numbered from 4. */
function onePage(resources: string, ...streams: readonly Buffer[]): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<${resources}>>>>`,
    ...streams,
  ].flatMap((body, index) => [`${index + 1} 0 obj\n`, body, '\nendobj\n']);
  const trailer = `trailer<</Root 1 0 R/Size ${streams.length + 4}>>\n%%EOF`;
  return Buffer.concat(['%PDF-1.7\n', ...objects, trailer].map((piece) => Buffer.from(piece)));
}

/** A page whose content is a few kilobytes that inflate to a gigabyte, by way of a megabyte. */
export function bomb(): Uint8Array {
  const once = deflateSync(Buffer.alloc(1_000_000_000, ' '), { level: 9 });
  return onePage('', stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(once, { level: 9 })));
}

/** A page that draws, a hundred thousand times, a form that does nothing five million times: hours of work. */
export function endless(): Uint8Array {
  const filter = '/Filter/FlateDecode';
  const nothing = deflateSync(Buffer.from('q Q '.repeat(5_000_000)));
  return onePage(
    '/XObject<</F 5 0 R>>',
    stream(filter, deflateSync(Buffer.from('/F Do '.repeat(100_000)))),
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 1 1]${filter}`, nothing),
  );
}
