import { expect, it } from 'vitest';
import { readWithPdfjs } from '../assembly/testing/read-with-pdfjs.ts';
import { openPdf } from './open-pdf.ts';
import { shortKeyPdf } from './testing/short-key-pdf.ts';

const bytes = shortKeyPdf('user', 'owner');

it.each(['user', 'owner'])(
  'a document with a key of 40 bits opens with the password of its %s',
  async (password) => {
    const document = await openPdf(bytes, { password });
    const ownerPassword = password === 'owner' ? 'owner' : undefined;
    expect(document.protection).toMatchObject({ userPassword: 'user', ownerPassword });
    expect((await readWithPdfjs(await document.save())).texts).toEqual(['kept text']);
  },
);

it('and with no other', async () => {
  await expect(openPdf(bytes)).rejects.toMatchObject({ code: 'password_required' });
  await expect(openPdf(bytes, { password: 'guess' })).rejects.toMatchObject({ code: 'password_wrong' });
});
