import { createCipheriv, randomBytes } from 'node:crypto';
import { PdfArray, PdfDict, type PdfName, type PdfObject, PdfStream, PdfString } from '@libpdf/core';
import { hashPassword, type Protection, passwordBytes } from '../document/index.ts';

/** The standard handler's revision 6 (ISO 32000-2, 7.6.4): AES with 256 bits, whatever the original had. */
export interface Encryption {
  /** The value of /Encrypt. */
  readonly dict: string;
  data(plain: Uint8Array): Uint8Array;
  /** The object with its strings and its data encrypted; a stream keeps its /Length to its writer. */
  object(plain: PdfObject): PdfObject;
}

export function encryptionFor({ userPassword, ownerPassword, permissions }: Protection): Encryption {
  const fileKey = randomBytes(32);
  const owner = ownerPassword === undefined ? randomBytes(32) : passwordBytes(ownerPassword);
  const user = entriesFor(passwordBytes(userPassword), fileKey);
  const owners = entriesFor(owner, fileKey, user.hash);
  const strings = { U: user.hash, UE: user.key, O: owners.hash, OE: owners.key };
  const hex = Object.entries({ ...strings, Perms: sealedPermissions(permissions, fileKey) })
    .map(([key, value]) => `/${key}<${value.toString('hex')}>`)
    .join('');
  const filter = '/CF<</StdCF<</Type/CryptFilter/CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>';
  const data = (plain: Uint8Array): Uint8Array => encrypt(plain, fileKey);
  return {
    dict: `<</Filter/Standard/V 5/R 6/Length 256/P ${permissions}${hex}${filter}/StmF/StdCF/StrF/StdCF>>`,
    data,
    object: (plain) => encryptObject(plain, data),
  };
}

/** What proves a password, and the file's key locked with it (algorithms 8 and 9). */
function entriesFor(password: Uint8Array, fileKey: Uint8Array, user?: Uint8Array) {
  const [validationSalt, keySalt] = [randomBytes(8), randomBytes(8)];
  const whose = user ? { password, user } : { password };
  const lock = hashPassword({ ...whose, salt: keySalt });
  const cipher = createCipheriv('aes-256-cbc', lock, Buffer.alloc(16)).setAutoPadding(false);
  const hash = Buffer.concat([hashPassword({ ...whose, salt: validationSalt }), validationSalt, keySalt]);
  return { hash, key: cipher.update(fileKey) };
}

/** The rights a second time, where changing them shows (algorithm 10). */
function sealedPermissions(permissions: number, fileKey: Uint8Array): Buffer {
  const block = Buffer.alloc(16, 0xff);
  block.writeInt32LE(permissions, 0);
  block.write('Tadb', 8, 'latin1');
  randomBytes(4).copy(block, 12);
  return createCipheriv('aes-256-ecb', fileKey, null).setAutoPadding(false).update(block);
}

function encrypt(plain: Uint8Array, key: Uint8Array): Uint8Array {
  const start = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, start);
  return Buffer.concat([start, cipher.update(plain), cipher.final()]);
}

function encryptObject(object: PdfObject, data: (plain: Uint8Array) => Uint8Array): PdfObject {
  if (object instanceof PdfString) return new PdfString(data(object.bytes), object.format);
  if (object instanceof PdfArray)
    return new PdfArray(object.toArray().map((item) => encryptObject(item, data)));
  if (!(object instanceof PdfDict)) return object;
  const entries = [...object].map(([key, value]): [PdfName, PdfObject] => [key, encryptObject(value, data)]);
  return object instanceof PdfStream ? new PdfStream(entries, data(object.data)) : new PdfDict(entries);
}
