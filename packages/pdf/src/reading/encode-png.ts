import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, rows from the top. */
  readonly rgba: Uint8Array;
}

/** A PNG file (ISO/IEC 15948) of eight bits a channel with transparency. */
export function encodePng({ width, height, rgba }: Pixels): Uint8Array {
  const rowBytes = width * 4;
  const raw = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = y * (rowBytes + 1);
    // Filter 2 (Up): flat areas become zeros.
    raw[row] = y === 0 ? 0 : 2;
    const start = y * rowBytes;
    if (y === 0) raw.set(rgba.subarray(0, rowBytes), 1);
    else {
      for (let at = start; at < start + rowBytes; at++) {
        raw[row + 1 + at - start] = (rgba[at] ?? 0) - (rgba[at - rowBytes] ?? 0);
      }
    }
  }
  return pngFile({ width, height, colourType: 6 }, [['IDAT', deflateSync(raw, { level: 5 })]]);
}

interface Header {
  readonly width: number;
  readonly height: number;
  /** 3 is a palette, 6 is red, green, blue and transparency. */
  readonly colourType: 3 | 6;
}

/** Header and end around the chunks that differ; eight bits a sample. */
export function pngFile(
  { width, height, colourType }: Header,
  chunks: readonly (readonly [kind: string, data: Uint8Array])[],
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...chunks.map(([kind, data]) => chunk(kind, data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
