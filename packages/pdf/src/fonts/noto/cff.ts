// Compact Font Format (Adobe Technical Note 5176): only what tells the CID of each glyph.

class Reader {
  readonly view: DataView;
  position = 0;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  uint(size: number): number {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + this.view.getUint8(this.position++);
    return value;
  }

  /** Steps over an INDEX and answers where its items lie. */
  index(): { start: number; end: number }[] {
    const count = this.uint(2);
    if (count === 0) return [];
    const size = this.uint(1);
    const offsets = Array.from({ length: count + 1 }, () => this.uint(size));
    const base = this.position - 1;
    const items = offsets
      .slice(1)
      .map((end, index) => ({ start: base + (offsets[index] ?? 1), end: base + end }));
    this.position = base + (offsets.at(-1) ?? 1);
    return items;
  }
}

/** The integer operands of the operators that matter here; reals are skipped. */
function topDict(reader: Reader, end: number): Map<number, number> {
  const entries = new Map<number, number>();
  let operand = 0;
  while (reader.position < end) {
    const byte = reader.uint(1);
    if (byte <= 21) entries.set(byte === 12 ? 1200 + reader.uint(1) : byte, operand);
    else if (byte === 28) operand = reader.uint(2);
    else if (byte === 29) operand = reader.uint(4);
    else if (byte === 30) while ((reader.uint(1) & 0x0f) !== 0x0f);
    else if (byte <= 246) operand = byte - 139;
    else if (byte <= 250) operand = (byte - 247) * 256 + reader.uint(1) + 108;
    else operand = -(byte - 251) * 256 - reader.uint(1) - 108;
  }
  return entries;
}

function charset(reader: Reader, glyphCount: number): number[] {
  const format = reader.uint(1);
  const cids = [0];
  while (cids.length < glyphCount) {
    const first = reader.uint(2);
    const left = format === 0 ? 0 : reader.uint(format);
    for (let step = 0; step <= left && cids.length < glyphCount; step += 1) cids.push(first + step);
  }
  return cids;
}

const charsetOperator = 15;
const charStringsOperator = 17;

/** The CID of every glyph of a CID-keyed font program, by glyph id. */
export function cidsByGlyphId(cff: Uint8Array): number[] {
  const reader = new Reader(cff);
  reader.position = reader.view.getUint8(2);
  reader.index();
  const [top] = reader.index();
  if (!top) throw new Error('The CFF font has no Top DICT');
  reader.position = top.start;
  const entries = topDict(reader, top.end);
  reader.position = entries.get(charStringsOperator) ?? 0;
  const glyphCount = reader.uint(2);
  reader.position = entries.get(charsetOperator) ?? 0;
  return charset(reader, glyphCount);
}
