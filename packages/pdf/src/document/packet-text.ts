/**
 * The text of an XMP packet, which may be in any encoding of Unicode (ISO 16684-1, 7.1). Which one is told by the mark at
 * its start, or by how it writes the "<" that it begins with.
 */
export function packetText(data: Uint8Array): string {
  const start = Buffer.from(data.subarray(0, 4)).toString('hex');
  const [, decode] = encodings.find(([pattern]) => pattern.test(start)) ?? [];
  // It is written back in UTF-8, of which it must not say something else.
  return decode ? decode(data).replace(declared, '') : Buffer.from(data).toString('utf8');
}

const declared = /(?<=^\ufeff?<\?xml[^>]*)\sencoding\s*=\s*(?:"[^"]*"|'[^']*')/;

const sixteenBits = (order: 'le' | 'be') => (data: Uint8Array) =>
  new TextDecoder(`utf-16${order}`, { ignoreBOM: true }).decode(data);

const lastCharacter = 0x10ffff;

const thirtyTwoBits = (isLittle: boolean) => (data: Uint8Array) => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const characters = Array.from({ length: Math.floor(data.length / 4) }, (_, index) => {
    const character = view.getUint32(4 * index, isLittle);
    return String.fromCodePoint(Math.min(character, lastCharacter));
  });
  return characters.join('');
};

/** By the first four bytes, in hexadecimal. */
const encodings: readonly [pattern: RegExp, decode: (data: Uint8Array) => string][] = [
  [/^0000(feff|003c)/, thirtyTwoBits(false)],
  [/^(fffe|3c00)0000/, thirtyTwoBits(true)],
  [/^(feff|003c)/, sixteenBits('be')],
  [/^(fffe|3c00)/, sixteenBits('le')],
];
