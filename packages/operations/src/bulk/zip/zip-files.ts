import { Inflate } from 'fflate';

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

/** Unpacked at a time: a piece may grow a thousandfold before it is known to be too large. */
const pieceBytes = 16_384;

/** The files of a ZIP by its directory (APPNOTE 4.3.12). Folders are left out. */
export function zipFiles(zip: Uint8Array, countMax: number): ZippedFile[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > countMax) throw new ZipTooLarge();
  try {
    return directoryOf(view, view.getUint32(end + 16, true), count);
  } catch (cause) {
    // A number that leads out of the file.
    throw new ZipUnreadable('', { cause });
  }
}

/** Where the record at the end begins, behind which there may be a comment. */
function endOf(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - commentLengthMax); at -= 1) {
    if (view.getUint32(at, true) === 0x0605_4b50) return at;
  }
  throw new ZipUnreadable();
}

const bytesOf = (view: DataView, from: number, to: number): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength).subarray(from, to);

function directoryOf(view: DataView, startsAt: number, count: number): ZippedFile[] {
  let at = startsAt;
  const short = (offset: number) => view.getUint16(at + offset, true);
  const long = (offset: number) => view.getUint32(at + offset, true);
  const files = Array.from({ length: count }, () => {
    if (long(0) !== 0x0201_4b50) throw new ZipUnreadable();
    const [flags, method] = [short(8), short(10)];
    const [packed, sizeBytes, place] = [long(20), long(24), long(42)];
    const nameEnd = at + 46 + short(28);
    const name = new TextDecoder().decode(bytesOf(view, at + 46, nameEnd));
    at = nameEnd + short(30) + short(32);
    const unpack = (bytesMax: number) => {
      if (flags & isEncrypted) throw new ZipUnreadable();
      if (sizeBytes > bytesMax) throw new ZipTooLarge();
      return unpacked(contentAt(view, place, packed), method, bytesMax);
    };
    return { name, sizeBytes, unpack };
  });
  return files.filter(({ name }) => !name.endsWith('/'));
}

/** The header before the content has a name and an extra field of its own, whose lengths may differ. */
function contentAt(view: DataView, place: number, length: number): Uint8Array {
  if (place + 30 > view.byteLength || view.getUint32(place, true) !== 0x0403_4b50) throw new ZipUnreadable();
  const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  return bytesOf(view, start, start + length);
}

function unpacked(content: Uint8Array, method: number, bytesMax: number): Uint8Array {
  if (method === storedMethod) return content;
  if (method !== deflateMethod) throw new ZipUnreadable();
  try {
    return inflated(content, bytesMax);
  } catch (cause) {
    throw cause instanceof ZipTooLarge ? cause : new ZipUnreadable('', { cause });
  }
}

function inflated(content: Uint8Array, bytesMax: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > bytesMax) throw new ZipTooLarge();
    pieces.push(piece);
  });
  for (let at = 0; at < content.length; at += pieceBytes) {
    inflate.push(content.subarray(at, at + pieceBytes), at + pieceBytes >= content.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
