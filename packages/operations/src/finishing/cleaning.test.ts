// What is left of a document that had everything to hide, as poppler and PDFium see it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { readPageText, withPdfium } from '@pagesmith/pdf';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { runOperation } from '../run/index.ts';

/** A page with a visible and a hidden layer, a comment, a link, a script here and there, an attachment and a title. */
async function secretive(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([300, 300]);
  // Not taken along: attachments are kept in an excerpt, unless it is cleaned.
  pdf.addPage([300, 300]);
  const shown = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Plan') }));
  const hidden = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Prices') }));
  pdf.catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [shown, hidden], D: { OFF: [hidden], Order: [shown, hidden] } }),
  );
  const drawing = context.stream('BT /F 12 Tf 20 40 Td (SECRET form) Tj ET', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 300, 300],
    OC: hidden,
    Resources: { Font: { F: font.ref } },
  });
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      Font: { F: font.ref },
      Properties: { A: shown, B: hidden },
      XObject: { X: context.register(drawing) },
    }),
  );
  const content =
    '/OC /A BDC BT /F 12 Tf 20 200 Td (Visible) Tj ET EMC ' +
    '/OC /B BDC 0.5 g 10 10 50 50 re f /Span BMC BT /F 12 Tf 20 150 Td (SECRET \\) EMC price) Tj ET EMC EMC ' +
    'BT /F 12 Tf 20 100 Td (After) Tj ET /X Do';
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  const script = (code: string) => ({ S: 'JavaScript', JS: PDFString.of(code) });
  const annotation = (entries: object) =>
    context.register(context.obj({ Type: 'Annot', Rect: [0, 0, 20, 20], ...entries }));
  page.node.addAnnot(annotation({ Subtype: 'Text', Contents: PDFString.of('SECRET remark') }));
  page.node.addAnnot(annotation({ Subtype: 'Link', A: script('SECRET link') }));
  page.node.addAnnot(
    annotation({ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://kept.example') } }),
  );
  page.node.set(PDFName.of('AA'), context.obj({ O: script('SECRET open') }));
  pdf.addJavaScript('start', 'SECRET start');
  await pdf.attach(Buffer.from('SECRET file'), 'SECRET.txt');
  pdf.setTitle('SECRET title');
  return pdf.save();
}

/** All that can be read in a file, its streams unpacked. */
function everythingIn(file: Uint8Array): string {
  const text = Buffer.from(file).toString('latin1');
  const streams = Array.from(text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g), ([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
  const everything = text + streams.join('\n');
  // Strings are written as hexadecimal, or in UTF-16.
  const decoded = everything.replaceAll(/<([0-9A-F\s]+)>/gi, (_, hex: string) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  return decoded.replaceAll('\0', '');
}

async function remove(options: object) {
  const file = { part: 'file', source: await secretive() };
  const { content, warnings } = await runOperation(
    'extract-pages',
    { file, pages: '1', rotate: '0' },
    options,
  );
  if (!('file' in content)) throw new Error('no file');
  return { file: content.file, warnings };
}

it('a document is cleaned of all that its pages do not show, and the report says of what', async () => {
  const { file, warnings } = await remove({ clean: true });
  expect(everythingIn(await secretive())).toContain('SECRET');
  expect(everythingIn(file)).not.toContain('SECRET');
  expect(everythingIn(file)).toContain('https://kept.example');
  const said = Object.fromEntries(warnings.map(({ code, words }) => [code, words.en]));
  expect(said).toEqual({
    metadata_removed: expect.any(String),
    attachments_removed: 'One attached file was removed.',
    scripts_removed: '3 scripts were removed.',
    layers_removed: 'What stood on hidden layers was removed: Prices.',
    comments_removed: 'One comment was removed.',
  });
  const text = await withPdfium(file, undefined, (document) => readPageText(document, 1));
  expect(text.split(/\s+/)).toEqual(['Visible', 'After']);
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-cleaned-'));
  const path = join(folder, 'cleaned.pdf');
  writeFileSync(path, file);
  const judge = spawnSync('pdfinfo', ['-js', path], { encoding: 'utf8' });
  const info = spawnSync('pdfinfo', [path], { encoding: 'utf8' });
  const detached = spawnSync('pdfdetach', ['-list', path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (info.status === null) return;
  expect(judge.stdout).not.toContain('SECRET');
  expect(info.stdout).toMatch(/JavaScript:\s+no/);
  expect(info.stdout).not.toContain('Title');
  expect(detached.stdout).toContain('0 embedded files');
});
