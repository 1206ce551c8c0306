import { Readable } from 'node:stream';
import { bodyEnd, fileHead, textParts } from './caller.ts';

/** A sound PDF of about so many bytes, made while it is sent: a page, and an attachment that nothing refers to. */
export function largeUpload(
  bytes: number,
  fields: Readonly<Record<string, string>> = {},
): { body: Readable; bytes: number } {
  const chunk = Buffer.alloc(1_048_576, 'Pagesmith ');
  const chunks = Math.floor(bytes / chunk.length);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
  ].map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`);
  objects.unshift('%PDF-1.7\n');
  const start = `${objects.join('')}4 0 obj\n<</Length ${chunks * chunk.length}>>\nstream\n`;
  const streamEnd = '\nendstream\nendobj\n';
  const offsets = objects.map((_, index) => objects.slice(0, index + 1).join('').length);
  const xref = start.length + chunks * chunk.length + streamEnd.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tail = `${streamEnd}xref\n0 5\n0000000000 65535 f \n${entries}trailer\n<</Root 1 0 R/Size 5>>\nstartxref\n${xref}\n%%EOF\n`;
  const [first, last] = [fileHead + start, tail + textParts(fields) + bodyEnd].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  function* pieces() {
    yield first;
    for (let sent = 0; sent < chunks; sent += 1) yield chunk;
    yield last;
  }
  return { body: Readable.from(pieces()), bytes: first.length + chunks * chunk.length + last.length };
}
