import { describe, expect, it } from 'vitest';
import { claimsOf } from './conformance.ts';
import { openPdf } from './open-pdf.ts';
import { readPacket } from './packet.ts';
import { stream, writeObjects } from './testing/write-objects.ts';

const packet =
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""><dc:title>Zoë 😀</dc:title><pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF>';

const turned = (bytes: Buffer, width: number): Buffer => {
  const copy = Buffer.from(bytes);
  for (let at = 0; at < copy.length; at += width) copy.subarray(at, at + width).reverse();
  return copy;
};

const wide = (text: string): Buffer => {
  const characters = [...text].map((character) => character.codePointAt(0) ?? 0);
  return Buffer.from(Uint32Array.from(characters).buffer);
};

const encodings: [name: string, encode: (text: string) => Buffer][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-16, low byte first', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16, high byte first', (text) => turned(Buffer.from(text, 'utf16le'), 2)],
  ['UTF-32, low byte first', wide],
  ['UTF-32, high byte first', (text) => turned(wide(text), 4)],
];

const archive = (metadata: Buffer): Uint8Array =>
  writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
    3: '<</Type/Page/Parent 2 0 R>>',
    4: stream(metadata.toString('latin1')),
  });

describe.each(encodings)('a PDF/A-1 file whose metadata is in %s', (_, encode) => {
  it.each(['', '\ufeff', '<?xml version="1.0" encoding="UTF-16"?>'])('after %j stays one', async (start) => {
    const saved = await (await openPdf(archive(encode(start + packet)))).save();
    expect(Buffer.from(saved).toString('latin1')).not.toMatch(/ObjStm|\/XRef/);
    const document = await openPdf(saved);
    expect(claimsOf(document)).toEqual(['PDF/A-1b']);
    const written = readPacket(document);
    expect(written).toContain('<dc:title>Zoë 😀</dc:title>');
    expect(written).toContain('<pdf:Producer>Pagesmith</pdf:Producer>');
  });
});
