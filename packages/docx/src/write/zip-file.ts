import { constants, crc32, deflateRawSync } from 'node:zlib';

/** What stands in a ZIP file under one name. */
interface Content {
  /** 8 for deflated, 0 for as it is. */
  readonly method: 0 | 8;
  readonly check: number;
  readonly sizeBytes: number;
  readonly written: readonly Uint8Array[];
}

// As much text as is compressed in one go.
const lettersAtOnce = 1 << 18;

/** Text that is compressed as it is written, so that hundreds of pages are never in memory as a whole. */
export class TextContent {
  readonly #written: Uint8Array[] = [];
  #waiting: string[] = [];
  #waitingLetters = 0;
  #check = 0;
  #sizeBytes = 0;

  write(text: string): void {
    this.#waiting.push(text);
    this.#waitingLetters += text.length;
    if (this.#waitingLetters >= lettersAtOnce) this.#compress(constants.Z_SYNC_FLUSH);
  }

  end(): Content {
    this.#compress(constants.Z_FINISH);
    return { method: 8, check: this.#check, sizeBytes: this.#sizeBytes, written: this.#written };
  }

  /** Deflated blocks that do not end the stream may stand before others (RFC 1951, section 3.2.3). */
  #compress(finishFlush: number): void {
    const bytes = Buffer.from(this.#waiting.join(''), 'utf8');
    this.#waiting = [];
    this.#waitingLetters = 0;
    this.#check = crc32(bytes, this.#check);
    this.#sizeBytes += bytes.length;
    this.#written.push(deflateRawSync(bytes, { finishFlush }));
  }
}

/** Bytes that are compressed already, as those of pictures. */
export const storedContent = (bytes: Uint8Array): Content => ({
  method: 0,
  check: crc32(bytes),
  sizeBytes: bytes.length,
  written: [bytes],
});

// PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const centralEnd = 0x06054b50;
const version = 20;
const namesInUtf8 = 0x0800;
// The second of January 1980: the same document is always the same file.
const date = (1 << 5) | 2;

/** A ZIP file of named contents, in their order. */
export function zipFile(contents: ReadonlyMap<string, Content>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let position = 0;
  for (const [name, content] of contents) {
    const nameBytes = Buffer.from(name, 'utf8');
    const described = description(content, nameBytes.length);
    directory.push(centralEntry(described, position), nameBytes);
    const entry = [numbers([localHeader, 4]), described, nameBytes, ...content.written];
    position += lengthOf(entry);
    parts.push(...entry);
  }
  const count = contents.size;
  const end = numbers(
    [centralEnd, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [lengthOf(directory), 4],
    [position, 4],
    [0, 2],
  );
  return Buffer.concat([...parts, ...directory, end]);
}

/** What both headers of an entry say of it. */
const description = ({ method, check, sizeBytes, written }: Content, nameBytes: number): Buffer =>
  numbers(
    [version, 2],
    [namesInUtf8, 2],
    [method, 2],
    [0, 2],
    [date, 2],
    [check, 4],
    [lengthOf(written), 4],
    [sizeBytes, 4],
    [nameBytes, 2],
    [0, 2],
  );

const centralEntry = (described: Buffer, position: number): Buffer =>
  Buffer.concat([
    numbers([centralHeader, 4], [version, 2]),
    described,
    numbers([0, 2], [0, 2], [0, 2], [0, 4], [position, 4]),
  ]);

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Numbers of so many bytes each, the lowest byte first. */
function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let position = 0;
  for (const [value, bytes] of values) position = buffer.writeUIntLE(value, position, bytes);
  return buffer;
}
