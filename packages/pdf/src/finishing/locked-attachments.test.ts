import { expect, it } from 'vitest';
import { readWithPdfjs } from '../assembly/testing/read-with-pdfjs.ts';
import { openPdf } from '../document/index.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { encryptionFor } from './encryption.ts';

const hidden = 'Only for those who have the password.';

/** Everybody may read the page; only what is attached to it is encrypted, as AuthEvent EFOpen has it. */
function lockedAttachment(type: string): Uint8Array {
  const { dict, data } = encryptionFor({
    userPassword: 'key',
    ownerPassword: undefined,
    permissions: -4,
    isUserPasswordUnknown: false,
  });
  const encrypted = Buffer.from(data(Buffer.from(hidden))).toString('latin1');
  const catalog = '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(notes.txt)5 0 R]>>>>>>';
  return writeObjects(
    {
      1: catalog,
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
      4: stream('0 0 100 100 re f'),
      5: '<</Type/Filespec/F(notes.txt)/EF<</F 6 0 R>>>>',
      6: stream(encrypted, `${type}/Params<</Size ${hidden.length}>>`),
      7: dict.replace('/StmF/StdCF/StrF/StdCF', '/EFF/StdCF').replace('DocOpen', 'EFOpen'),
    },
    '/Encrypt 7 0 R/ID[<00><00>]',
  );
}

const types = ['/Type/EmbeddedFile', '', '/Filter[/Crypt]/DecodeParms[<</Name/StdCF>>]'];

it.each(types)('what alone is encrypted, an attachment, is readable in the result (%s)', async (type) => {
  const opened = await openPdf(lockedAttachment(type), { password: 'key' });
  const { attachments } = await readWithPdfjs(await opened.save());
  expect(attachments.map(({ content }) => Buffer.from(content).toString())).toEqual([hidden]);
});

it('the password is asked for, though viewers show the pages without it: the attachment would be lost', async () => {
  const bytes = lockedAttachment('/Type/EmbeddedFile');
  await expect(openPdf(bytes)).rejects.toMatchObject({ code: 'password_required' });
  await expect(openPdf(bytes, { password: 'other' })).rejects.toMatchObject({ code: 'password_wrong' });
});
