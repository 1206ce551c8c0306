import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { findText } from '../text/index.ts';
import { textPdf } from '../text/testing/text-pdf.ts';
import { loadEngine } from './engine.ts';
import { repairedCopy } from './repaired-copy.ts';
import { withPdfium } from './with-pdfium.ts';

const pageCount = (bytes: Uint8Array, password?: string) =>
  withPdfium(bytes, password, (document) => document.pageCount);

function withoutCrossReferences(bytes: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/\nxref\n[\s\S]*(?=trailer)/, '\n'),
    'latin1',
  );
}

async function protectedPdf(userPassword: string): Promise<Uint8Array> {
  const document = await PDF.load(textPdf([['for your eyes only']]));
  document.setProtection({ userPassword, ownerPassword: 'owner' });
  return document.save();
}

describe('what cannot be opened has its own failure', () => {
  it('no bytes at all', async () => {
    await expect(pageCount(new Uint8Array())).rejects.toMatchObject({
      code: 'file_not_pdf',
      message: expect.stringContaining('The file is empty'),
    });
  });

  it('ten bytes', async () => {
    await expect(pageCount(Buffer.from('0123456789'))).rejects.toMatchObject({
      code: 'file_not_pdf',
      message: expect.stringContaining('it has no PDF header'),
    });
  });

  it('a PDF header and nothing behind it', async () => {
    await expect(pageCount(Buffer.from('%PDF-1.7\nnothing here'))).rejects.toMatchObject({
      code: 'file_damaged',
    });
  });

  it('a protected file without its password', async () => {
    await expect(pageCount(await protectedPdf('user'))).rejects.toMatchObject({ code: 'password_required' });
  });

  it('a protected file with another password', async () => {
    await expect(pageCount(await protectedPdf('user'), 'wrong')).rejects.toMatchObject({
      code: 'password_wrong',
    });
  });
});

describe('what can be opened', () => {
  it('a protected file with the user’s or the owner’s password', async () => {
    const bytes = await protectedPdf('user');
    expect([await pageCount(bytes, 'user'), await pageCount(bytes, 'owner')]).toEqual([1, 1]);
  });

  it('a file that only its owner’s password protects, without any', async () => {
    expect(await pageCount(await protectedPdf(''))).toBe(1);
  });

  it('a file without its cross-reference table', async () => {
    expect(await pageCount(withoutCrossReferences(textPdf([['one'], ['two']])))).toBe(2);
  });

  it('a file without its header', async () => {
    const bytes = textPdf([['one'], ['two']]);
    expect(await pageCount(bytes.subarray('%PDF-1.7\n'.length))).toBe(2);
  });

  it('a view into a larger buffer', async () => {
    const bytes = textPdf([['one'], ['two']]);
    const larger = Buffer.concat([Buffer.from('leading'), bytes, Buffer.from('trailing')]);
    expect(await pageCount(larger.subarray(7, 7 + bytes.length))).toBe(2);
  });
});

describe('the repaired copy', () => {
  it('of a file without cross-references is opened by a strict reader', async () => {
    const { bytes: copy } = await repairedCopy(withoutCrossReferences(textPdf([['one'], ['two']])));
    const reopened = await PDF.load(copy, { lenient: false });
    expect(reopened.getPageCount()).toBe(2);
  });

  it('carries no protection', async () => {
    const { bytes: copy } = await repairedCopy(await protectedPdf('user'), 'user');
    expect(Buffer.from(copy).includes('/Encrypt')).toBe(false);
    expect(await findText(copy, 'for your eyes only')).toEqual({ page: 1, totalPages: 1 });
  });
});

describe('nothing stays behind', () => {
  it('after a document that was read, and after one that was refused', async () => {
    const { inputs, outputs, pdfium } = await loadEngine();
    const large = textPdf(Array.from({ length: 200 }, () => ['a line of text on every page']));
    await findText(large, 'absent');
    const memoryBytes = pdfium.pdfium.HEAPU8.length;
    for (let round = 0; round < 20; round++) {
      await findText(large, 'absent');
      await repairedCopy(large);
      await expect(pageCount(Buffer.from('%PDF-1.7\nnothing here'))).rejects.toThrow();
      await expect(withPdfium(large, undefined, () => Promise.reject(new Error('mine')))).rejects.toThrow(
        'mine',
      );
    }
    expect(inputs.size + outputs.size).toBe(0);
    expect(pdfium.pdfium.HEAPU8.length).toBe(memoryBytes);
  });

  it('of an engine that trapped: the next document is read by a new one', async () => {
    const trapped = await loadEngine();
    const trap = () => trapped.pdfium.FPDF_GetPageCount(0x7fff_fff0);
    await expect(withPdfium(textPdf([['one']]), undefined, trap)).rejects.toMatchObject({
      code: 'file_damaged',
    });
    expect(await pageCount(textPdf([['one']]))).toBe(1);
    expect(await loadEngine()).not.toBe(trapped);
  });
});
