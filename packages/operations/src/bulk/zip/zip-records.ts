// A ZIP of stored entries in pieces (APPNOTE 6.3.10): each turn writes the entries of its rows, and whoever has them all
// writes the directory. PDFs are packed already.

export interface ZipEntry {
  readonly name: string;
  readonly crc: number;
  readonly sizeBytes: number;
  /** Where it begins. */
  readonly at: number;
}

const versionNeeded = 45;
/** Names are in UTF-8. */
const flags = 0x0800;
const stored = 0;
/** The first of January 1980: the time of a call is nobody's business. */
const [time, date] = [0, 0x0021];
const all32 = 0xffff_ffff;
const all16 = 0xffff;

type Number16 = readonly [2, number];
type Number32 = readonly [4, number];
type Number64 = readonly [8, number];

const short = (value: number): Number16 => [2, value];
const word = (value: number): Number32 => [4, value];
const long = (value: number): Number64 => [8, value];

function record(fields: readonly (Number16 | Number32 | Number64)[], ...texts: Uint8Array[]): Uint8Array {
  const fixed = fields.reduce((sum, [length]) => sum + length, 0);
  const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + length, fixed));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  for (const text of texts) {
    bytes.set(text, at);
    at += text.length;
  }
  return bytes;
}

const commonOf = ({ crc, sizeBytes }: Omit<ZipEntry, 'at'>, name: Uint8Array) => [
  ...[versionNeeded, flags, stored, time, date].map(short),
  ...[crc, sizeBytes, sizeBytes].map(word),
  short(name.length),
];

/** What stands before an entry's content. */
export function localHeader(entry: Omit<ZipEntry, 'at'>): Uint8Array {
  const name = new TextEncoder().encode(entry.name);
  return record([word(0x0403_4b50), ...commonOf(entry, name), short(0)], name);
}

/** What stands behind all entries. A place beyond four gigabytes needs the fields of ZIP64. */
export function* directory(entries: readonly ZipEntry[], startsAt: number): Generator<Uint8Array> {
  let sizeBytes = 0;
  for (const entry of entries) {
    const one = directoryRecord(entry);
    sizeBytes += one.length;
    yield one;
  }
  const count = Math.min(entries.length, all16);
  const isLarge = entries.length >= all16 || startsAt + sizeBytes >= all32;
  if (isLarge) yield largeEnd(entries.length, sizeBytes, startsAt);
  yield record([
    word(0x0605_4b50),
    ...[0, 0, count, count].map(short),
    ...[sizeBytes, startsAt].map((value) => word(Math.min(value, all32))),
    short(0),
  ]);
}

function directoryRecord(entry: ZipEntry): Uint8Array {
  const { at } = entry;
  const name = new TextEncoder().encode(entry.name);
  const extra = at >= all32 ? record([short(1), short(8), long(at)]) : new Uint8Array();
  const fields = [
    word(0x0201_4b50),
    short(versionNeeded),
    ...commonOf(entry, name),
    ...[extra.length, 0, 0, 0].map(short),
    word(0),
    word(Math.min(at, all32)),
  ];
  return record(fields, name, extra);
}

/** The end of a ZIP64 directory, and where that is. */
const largeEnd = (count: number, sizeBytes: number, startsAt: number): Uint8Array =>
  record([
    word(0x0606_4b50),
    long(44),
    ...[versionNeeded, versionNeeded].map(short),
    ...[0, 0].map(word),
    ...[count, count, sizeBytes, startsAt].map(long),
    word(0x0706_4b50),
    word(0),
    long(startsAt + sizeBytes),
    word(1),
  ]);
