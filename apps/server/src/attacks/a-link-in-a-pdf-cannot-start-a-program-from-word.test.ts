import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const addresses = [
  'https://example.com/kept',
  'javascript:alert(1)',
  'JavaScript:alert(2)',
  'file:///C:/Windows/System32/calc.exe',
  'ms-word:ofe|u|https://example.com/a.docm',
  'data:text/html,hello',
  '//host/share/a.exe',
  'mailto:ada@example.com',
];

/** A page with a line of text under a link to each address. */
function linkedPage(): Uint8Array {
  const links = addresses.map((address, index) => {
    const bottom = 700 - index * 40;
    return `<</Type/Annot/Subtype/Link/Rect[60 ${bottom - 5} 400 ${bottom + 15}]/A<</S/URI/URI(${address})>>>>`;
  });
  const lines = addresses.map((_, index) => `1 0 0 1 72 ${700 - index * 40} Tm (Line number ${index}) Tj`);
  const content = `BT /F 11 Tf ${lines.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R/Annots[${links.join('')}]>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer<</Root 1 0 R/Size 6>>\n%%EOF`);
}

/** A part of a zip file; its compressed size stands twelve bytes before its name (APPNOTE.TXT, 4.3.7). */
function partOf(file: Buffer, name: string): string {
  const start = file.indexOf(name);
  const content = file.subarray(start + name.length, start + name.length + file.readUInt32LE(start - 12));
  return inflateRawSync(content).toString();
}

test('a link in a PDF cannot start a program from Word', async () => {
  const { key } = await newCustomer(server.url, server.database);
  const sent = post(server.url, { id: 'pdf-to-docx' }, [['file', linkedPage()]], { 'x-api-key': key });
  const response = await sent;
  expect(response.status).toBe(200);
  const file = Buffer.from(await response.arrayBuffer());
  const related = partOf(file, 'word/_rels/document.xml.rels');
  const outside = [...related.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(([, to]) => to);
  expect(outside).toEqual(['https://example.com/kept', 'mailto:ada@example.com']);
  const text = partOf(file, 'word/document.xml');
  for (const index of addresses.keys()) expect(text).toContain(`Line number ${index}`);
  expect(response.headers.get('x-pdf-warnings')).toContain('links_removed');
});
