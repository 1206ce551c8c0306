// Five hundred pages in one document become one Word document, while the caller waits and as a job.
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { type Customer, type FormParts, newCustomer, post } from './testing/customer.ts';

const pageCount = 500;
let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer({ processing: { warmProcesses: 1 } });
  ada = await newCustomer(server.url, server.database);
});
afterAll(() => server.stop());

/** A PDF (ISO 32000-2, 7.5) whose pages hold a line each, with their numbers. */
function numberedPages(): Uint8Array {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pageCount} /Kids [${pages.map((page) => `${2 * page + 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page) => {
      const content = `BT /F 11 Tf 72 400 Td (This is sheet ${page} of the long report.) Tj ET`;
      const own = `/MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${2 * page + 3} 0 R`;
      return [
        `<< /Type /Page /Parent 2 0 R ${own} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + trailer);
}

/** The numbers of the pages that a Word document holds. */
async function sheetsIn(response: Response): Promise<number[]> {
  const file = Buffer.from(await response.arrayBuffer());
  const name = 'word/document.xml';
  const start = file.indexOf(name);
  // The compressed size stands twelve bytes before the name in its header (APPNOTE.TXT, 4.3.7).
  const content = file.subarray(start + name.length, start + name.length + file.readUInt32LE(start - 12));
  const text = inflateRawSync(content)
    .toString()
    .replace(/<[^>]+>/g, '');
  return [...text.matchAll(/sheet (\d+) of/g)].map(([, number]) => Number(number));
}

const call = (address: string) => {
  const parts: FormParts = [['file', numberedPages()]];
  return post(server.url, { id: address }, parts, { 'x-api-key': ada.key });
};
const ask = (path: string) => fetch(`${server.url}/jobs/${path}`, { headers: { 'x-api-key': ada.key } });
const all = Array.from({ length: pageCount }, (_, index) => index + 1);

test('a caller who waits gets all of five hundred pages', async () => {
  const response = await call('pdf-to-docx');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-pdf-warnings')).toBeNull();
  expect(await sheetsIn(response)).toEqual(all);
});

test('a job gives all of five hundred pages', async () => {
  const { id } = (await (await call('pdf-to-docx?async=true')).json()) as { readonly id: string };
  const stateOf = async () => ((await (await ask(id)).json()) as { readonly state: string }).state;
  await expect.poll(stateOf).toBe('succeeded');
  expect(await sheetsIn(await ask(`${id}/result`))).toEqual(all);
});
