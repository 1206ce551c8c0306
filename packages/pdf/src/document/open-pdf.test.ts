import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assembly/index.ts';
import { readWithPdfjs } from '../assembly/testing/read-with-pdfjs.ts';
import { richPdf } from '../assembly/testing/rich-pdf.ts';
import { openPdf } from './open-pdf.ts';
import { bytesHold } from './testing/bytes-hold.ts';
import { misledPdf } from './testing/misled-pdf.ts';
import { stream, writeObjects } from './testing/write-objects.ts';

const codeOf = (opening: Promise<unknown>): Promise<unknown> =>
  opening.then(
    () => 'opened',
    (error: { code?: string }) => error.code,
  );

async function protectedPdf(passwords: { userPassword?: string; ownerPassword: string }) {
  const pdf = await PDF.load(richPdf('alpha'));
  pdf.setProtection({ ...passwords, algorithm: 'AES-256' });
  return pdf.save();
}

async function expectReadable(bytes: Uint8Array): Promise<void> {
  const saved = await (await openPdf(bytes)).save();
  expect(Buffer.from(saved).includes('/Encrypt')).toBe(false);
  expect(bytesHold(saved, 'alpha second page')).toBe(true);
  const read = await readWithPdfjs(saved);
  expect(read.texts).toEqual(['alpha first page', 'alpha second page']);
  expect(read.fields.get('name')?.[0]?.value).toBe('alpha name');
  expect(read.attachments.map(({ content }) => Buffer.from(content).toString())).toEqual(['alpha notes']);
}

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

function protectedByQpdf(...options: string[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'protected-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), richPdf('alpha'));
    const files = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
    execFileSync('qpdf', ['--allow-weak-crypto', '--encrypt', '', 'owner', ...options, '--', ...files]);
    return new Uint8Array(readFileSync(join(folder, 'out.pdf')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a file that is no readable PDF has its own failure', () => {
  const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'latin1'));
  const png = text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');

  it.each([
    ['an empty file', new Uint8Array(0), 'file_not_pdf'],
    ['ten bytes', text('0123456789'), 'file_not_pdf'],
    ['a PNG', png, 'file_not_pdf'],
    ['a header and nothing else', text('%PDF-1.7\n%%EOF'), 'file_damaged'],
    ['a document without pages', writeObjects({ 1: '<</Type/Catalog>>' }), 'file_damaged'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(openPdf(bytes))).toBe(code);
  });
});

describe('a damaged PDF', () => {
  it('opens when its end is cut off but its pages are there', async () => {
    const whole = richPdf('alpha');
    const document = await openPdf(whole.subarray(0, Buffer.from(whole).indexOf('xref') - 10));
    expect(document.pageCount).toBe(2);
    expect((await readWithPdfjs(await document.save())).texts[1]).toBe('alpha second page');
  });

  it('keeps a page that is not where the cross-references say, as its last update has it', async () => {
    const document = await openPdf(misledPdf());
    expect(document.pageCount).toBe(2);
    expect((await readWithPdfjs(await document.save())).texts[1]).toBe('kept page');
  });

  it('whose page tree loops ends with the pages that can be reached', async () => {
    const document = await openPdf(
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[3 0 R 2 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>',
        3: '<</Type/Page/Parent 2 0 R>>',
        4: '<</Type/Pages/Parent 2 0 R/Kids[2 0 R 3 0 R 4 0 R]/Count 1>>',
      }),
    );
    expect(document.pages.map(({ ref }) => ref?.objectNumber)).toEqual([3, 3]);
  });

  it('has a page as often as its tree names it', async () => {
    const document = await openPdf(
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[3 0 R 4 0 R 3 0 R]/Count 3/MediaBox[0 0 99 99]>>',
        3: '<</Type/Page/Parent 2 0 R>>',
        4: '<</Type/Page/Parent 2 0 R/Rotate 90>>',
      }),
    );
    expect(document.pages.map(({ ref }) => ref?.objectNumber)).toEqual([3, 4, 3]);
    const pages = [1, 2, 3].map((page) => ({ source: document, page }));
    const assembled = await openPdf(await (await assemble(pages)).save());
    expect(assembled.pages.map(({ dict }) => dict.getNumber('Rotate')?.value ?? 0)).toEqual([0, 90, 0]);
    expect(new Set(assembled.pages.map(({ dict }) => dict)).size).toBe(3);
  });

  it('whose page tree is a chain of fifty thousand nodes ends without a page', async () => {
    const nodes = Array.from({ length: 50_000 }, (_, index) => [
      index + 2,
      `<</Type/Pages/Kids[${index + 3} 0 R]/Count 1>>`,
    ]);
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      ...Object.fromEntries(nodes),
      50002: '<</Type/Page/MediaBox[0 0 99 99]>>',
    });
    expect(await codeOf(openPdf(bytes))).toBe('file_damaged');
  });

  it('with a stray bracket in a dictionary does not hold up the object layer for ever', async () => {
    const bytes = writeObjects({
      1: '<</Length 7 ) { } >>',
      2: '<</Type/Catalog/Pages 3 0 R>>',
      3: '<</Type/Pages/Kids[4 0 R]/Count 1>>',
      4: '<</Type/Page/Parent 3 0 R/MediaBox[0 0 99 99]>>',
    });
    const cut = bytes.subarray(0, Buffer.from(bytes).indexOf('xref'));
    expect((await openPdf(cut)).pageCount).toBe(1);
  });

  it('opens without its header, and with a page that its tree names without brackets', async () => {
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids 3 0 R/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
    });
    expect((await openPdf(bytes)).pageCount).toBe(1);
    expect((await openPdf(bytes.subarray(9))).pageCount).toBe(1);
  });

  it('keeps a page that lacks its type', async () => {
    const document = await openPdf(
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Kids[3 0 R]/Count 1>>',
        3: '<</Parent 2 0 R/MediaBox[0 0 99 99]>>',
      }),
    );
    expect(document.pageCount).toBe(1);
  });
});

describe('a protected PDF', () => {
  it('opens without a password when only its owner has one, and is saved readable and unprotected', async () => {
    await expectReadable(await protectedPdf({ ownerPassword: 'owner' }));
  });

  it('says that the result is no longer protected', async () => {
    const { warnings } = await openPdf(await protectedPdf({ ownerPassword: 'owner' }));
    expect(warnings.map(({ code }) => code)).toEqual(['protection_removed']);
  });

  it.skipIf(!hasQpdf).each([
    ['RC4 of 40 bits', ['40']],
    ['RC4 of 128 bits', ['128']],
    ['AES of 128 bits', ['128', '--use-aes=y']],
    ['AES with metadata in clear text', ['256', '--cleartext-metadata']],
  ])('is saved readable whatever its cipher: %s (needs qpdf)', async (_, options) => {
    await expectReadable(protectedByQpdf(...options));
  });

  it.skipIf(!hasQpdf)('opens when it does not state the length of its key (needs qpdf)', async () => {
    const bytes = Buffer.from(protectedByQpdf('128'));
    bytes.write('Wength', bytes.indexOf('/Length 128') + 1);
    await expectReadable(bytes);
  });

  it('opens with its user or its owner password and with no other', async () => {
    const bytes = await protectedPdf({ userPassword: 'user', ownerPassword: 'owner' });
    expect(await codeOf(openPdf(bytes))).toBe('password_required');
    expect(await codeOf(openPdf(bytes, { password: 'guess' }))).toBe('password_wrong');
    for (const password of ['user', 'owner']) {
      const saved = await (await openPdf(bytes, { password })).save();
      expect((await readWithPdfjs(saved)).texts[0]).toBe('alpha first page');
    }
  });

  it('is not taken for a readable one when its cross-references are damaged as well', async () => {
    const bytes = Buffer.from(await protectedPdf({ userPassword: 'user', ownerPassword: 'owner' }));
    const shifted = Buffer.concat([Buffer.from('junk before the header\n'), bytes]);
    expect(await codeOf(openPdf(shifted))).toBe('password_required');
    const cut = bytes.subarray(0, bytes.lastIndexOf('startxref'));
    expect(await codeOf(openPdf(cut))).not.toBe('opened');
  });

  it('opens with a needless password', async () => {
    expect((await openPdf(richPdf('alpha'), { password: 'needless' })).pageCount).toBe(2);
  });
});

describe('saving', () => {
  it('writes nothing that is not reachable', async () => {
    const document = await openPdf(
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
        4: '(GARBAGE)',
      }),
    );
    expect(bytesHold(await document.save(), 'GARBAGE')).toBe(false);
  });

  it('takes the value of a signature and says so, because what was signed has changed', async () => {
    const document = await openPdf(
      writeObjects({
        1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/SigFlags 3>>/Perms<</DocMDP 5 0 R>>>>',
        2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Annots[4 0 R]>>',
        4: '<</FT/Sig/T(approval)/V 5 0 R/Subtype/Widget/Rect[0 0 50 50]/P 3 0 R/AP<</N 6 0 R>>>>',
        5: '<</Type/Sig/Filter/Adobe.PPKLite/Contents<DEAD>/ByteRange[0 1 2 3]/Name(SIGNER)>>',
        6: stream('(PICTURE)Tj', '/Subtype/Form/BBox[0 0 50 50]'),
      }),
    );
    const saved = await document.save();
    expect(document.warnings.map(({ code }) => code)).toEqual(['signature_invalidated']);
    expect(bytesHold(saved, 'PICTURE')).toBe(true);
    expect(bytesHold(saved, 'SIGNER')).toBe(false);
  });

  it('does not inflate a stream that it only carries', async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(64 * 1024 * 1024))).toString('latin1');
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>',
      4: stream(bomb, '/Filter[/FlateDecode/FlateDecode]'),
    });
    const before = process.memoryUsage.rss();
    const saved = await (await openPdf(bytes)).save();
    expect(saved.length).toBeLessThan(bytes.length + 2000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
  });
});
