import { inflateRawSync } from 'node:zlib';

/** One file in a ZIP, unpacked when it is asked for, and never beyond what the caller has room for. */
export interface ZippedFile {
  readonly name: string;
  readonly sizeBytes: number;
  unpack(bytesMax: number): Uint8Array;
}

/** What was asked for is larger than there is room for, whatever the directory says of it. */
export class ZipTooLarge extends Error {}
/** No ZIP, or one that cannot be read: damaged, encrypted, or packed in an unusual way. */
export class ZipUnreadable extends Error {}

const endLength = 22;
const commentLengthMax = 65_535;
const [storedMethod, deflateMethod] = [0, 8];
const isEncrypted = 0x1;

/** The files of a ZIP by its directory (APPNOTE 4.3.12). Folders are left out. */
export function zipFiles(zip: Uint8Array, countMax: number): ZippedFile[] {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - endLength, 'latin1');
  if (end < 0 || end < bytes.length - endLength - commentLengthMax) throw new ZipUnreadable();
  const count = bytes.readUInt16LE(end + 10);
  if (count > countMax) throw new ZipTooLarge();
  try {
    return directoryOf(bytes, bytes.readUInt32LE(end + 16), count);
  } catch (cause) {
    // A number that leads out of the file.
    throw new ZipUnreadable('', { cause });
  }
}

function directoryOf(bytes: Buffer, startsAt: number, count: number): ZippedFile[] {
  let at = startsAt;
  const files = Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== 0x0201_4b50) throw new ZipUnreadable();
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const [packed, sizeBytes] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const place = bytes.readUInt32LE(at + 42);
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const unpack = (bytesMax: number) => {
      if (flags & isEncrypted) throw new ZipUnreadable();
      if (sizeBytes > bytesMax) throw new ZipTooLarge();
      return unpacked(contentAt(bytes, place, packed), method, bytesMax);
    };
    return { name, sizeBytes, unpack };
  });
  return files.filter(({ name }) => !name.endsWith('/'));
}

/** The header before the content has a name and an extra field of its own, whose lengths may differ. */
function contentAt(bytes: Buffer, place: number, length: number): Buffer {
  if (place + 30 > bytes.length || bytes.readUInt32LE(place) !== 0x0403_4b50) throw new ZipUnreadable();
  const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
  return bytes.subarray(start, start + length);
}

function unpacked(content: Buffer, method: number, bytesMax: number): Uint8Array {
  if (method === storedMethod) return content;
  if (method !== deflateMethod) throw new ZipUnreadable();
  try {
    return inflateRawSync(content, { maxOutputLength: bytesMax });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new ZipTooLarge() : new ZipUnreadable('', { cause });
  }
}
