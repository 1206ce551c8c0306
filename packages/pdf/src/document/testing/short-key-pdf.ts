import { createHash } from 'node:crypto';
import { rc4 } from '../rc4.ts';
import { stream, writeObjects } from './write-objects.ts';

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
const md5 = (...data: Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(data)).digest();
const keyBytes = 5;

function stretched(start: Buffer): Buffer {
  let key = start.subarray(0, keyBytes);
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyBytes);
  return key;
}

const twentyTimes = (key: Buffer, data: Uint8Array): Uint8Array =>
  Array.from({ length: 20 }, (_, round) => key.map((byte) => byte ^ round)).reduce(
    (hidden, turned) => rc4(turned, hidden),
    data,
  );

/** A page that says `kept text`, locked by revision 3 with a key of 40 bits, as old versions of PDFBox do. */
export function shortKeyPdf(userPassword: string, ownerPassword: string): Uint8Array {
  const id = Buffer.from('0123456789abcdef');
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-532);
  const owner = twentyTimes(stretched(md5(padded(ownerPassword))), padded(userPassword));
  const key = stretched(md5(padded(userPassword), owner, permissions, id));
  const user = Buffer.concat([twentyTimes(key, md5(padding, id)), Buffer.alloc(16)]);
  const text = 'BT /F 9 Tf 9 9 Td (kept text) Tj ET';
  const locked = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, keyBytes + 5), Buffer.from(text));
  const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`;
  return writeObjects(
    {
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>',
      3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
      4: stream(Buffer.from(locked).toString('latin1')),
      5: `<</Filter/Standard/V 1/R 3/Length 40/P -532/O ${hex(owner)}/U ${hex(user)}>>`,
    },
    `/Encrypt 5 0 R/ID[${hex(id)}${hex(id)}]`,
  );
}
