// Files laid out for the web, judged by qpdf.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPage, withPdfium } from '@pagesmith/pdf';
import { protectedCopy } from '@pagesmith/pdf/testing';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../run/index.ts';
import { samplePath } from '../samples.ts';

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
if (!hasQpdf) console.warn('Linearized documents are skipped: qpdf is not installed.');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagesmith-linearized-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pages that share a font and inherit their size, with bookmarks, and a form on the last. */
async function manyPages(pageMode?: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = Array.from({ length: 7 }, (_, index) => {
    const page = pdf.addPage([300, 300]);
    page.drawText(`Page ${index + 1}`, { x: 20, y: 200, font: index === 0 ? undefined : font } as object);
    return page;
  });
  pdf
    .getForm()
    .createTextField('name')
    .addToPage(pages.at(-1) ?? pdf.addPage());
  const { context } = pdf;
  const outlines = context.nextRef();
  const entry = context.register(
    context.obj({
      Title: PDFString.of('Third'),
      Parent: outlines,
      Dest: [pages[2]?.ref ?? null, 'Fit'] as never,
    }),
  );
  context.assign(outlines, context.obj({ Type: 'Outlines', First: entry, Last: entry, Count: 1 }));
  pdf.catalog.set(PDFName.of('Outlines'), outlines);
  if (pageMode) pdf.catalog.set(PDFName.of('PageMode'), PDFName.of(pageMode));
  return pdf.save();
}

async function linearized(source: Uint8Array, password?: string): Promise<Uint8Array> {
  const file = { part: 'file', source };
  const options = { linearize: true, protect: password === undefined ? undefined : 'keep' };
  const input = { file, pages: '1-7', rotate: '0' };
  const { content } = await runOperation('extract-pages', input, options, { password });
  if (!('file' in content)) throw new Error('no file');
  return content.file;
}

function judge(file: Uint8Array, password = ''): string {
  const path = join(folder, 'result.pdf');
  writeFileSync(path, file);
  const asked = [`--password=${password}`, path];
  const check = spawnSync('qpdf', ['--check', ...asked], { encoding: 'utf8' });
  const layout = spawnSync('qpdf', ['--check-linearization', ...asked], { encoding: 'utf8' });
  return `${check.status} ${layout.status} ${layout.stdout}${layout.stderr}`.replaceAll(path, 'file').trim();
}

const right = '0 0 file: no linearization errors';
const inked = (file: Uint8Array, password?: string): Promise<boolean[]> =>
  withPdfium(file, password, (document) =>
    Array.from({ length: document.pageCount }, (_, index) =>
      Boolean(drawPage(document, index + 1, { scale: 0.5 })?.rgba.some((value) => value < 128)),
    ),
  );

describe.skipIf(!hasQpdf)('a file for the web', () => {
  it.each([[undefined], ['UseOutlines']])(
    'is right, with its hints, when it opens with %s',
    async (pageMode) => {
      const file = await linearized(await manyPages(pageMode));
      expect(judge(file)).toBe(right);
      expect(await inked(file)).toEqual(Array(7).fill(true));
    },
  );

  it('of a filled form, written from the original, is right', async () => {
    const file = { part: 'file', source: new Uint8Array(readFileSync(samplePath('application-form.pdf'))) };
    const fields = new Map([['full_name', ['Ada']]]);
    const { content } = await runOperation('fill-pdf', { file, fields }, { linearize: true });
    expect('file' in content && judge(content.file)).toBe(right);
  });

  it('of pages with small pictures of themselves is right', async () => {
    const pdf = await PDFDocument.load(await manyPages());
    const { context } = pdf;
    for (const page of pdf.getPages()) {
      const size = { Width: 1, Height: 1, BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
      page.node.set(PDFName.of('Thumb'), context.register(context.stream('x', size)));
    }
    expect(judge(await linearized(await pdf.save()))).toBe(right);
  });

  it('can be protected', async () => {
    const file = await linearized(await protectedCopy(await manyPages(), 'open'), 'open');
    expect(judge(file, 'open')).toBe(right);
    expect(await inked(file, 'open')).toEqual(Array(7).fill(true));
  });
});
