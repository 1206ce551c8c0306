import { deflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, rows from the top. */
  readonly rgba: Uint8Array;
}

/** A PNG file (ISO/IEC 15948) of eight bits a channel with transparency. */
export function encodePng({ width, height, rgba }: Pixels): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rowBytes = width * 4;
  const raw = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = y * (rowBytes + 1);
    // Filter 2 (Up): flat areas become zeros.
    raw[row] = y === 0 ? 0 : 2;
    for (let x = 0; x < rowBytes; x++) {
      const here = rgba[y * rowBytes + x] ?? 0;
      const above = y === 0 ? 0 : (rgba[(y - 1) * rowBytes + x] ?? 0);
      raw[row + 1 + x] = (here - above) & 255;
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, check]);
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = ((table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)) >>> 0;
  return (value ^ 0xffffffff) >>> 0;
}
