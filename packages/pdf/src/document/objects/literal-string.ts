/** A string in parentheses (ISO 32000-2, 7.3.4.2), from behind the first of them. It keeps no part of the file alive. */
export function readLiteralString(bytes: Uint8Array, start: number): { value: Uint8Array; end: number } {
  let depth = 1;
  for (let position = start; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (byte === 92 || byte === 13) return readEscaped(bytes, start);
    if (byte === 40) depth += 1;
    else if (byte === 41) depth -= 1;
    if (depth === 0) return { value: new Uint8Array(bytes.subarray(start, position)), end: position + 1 };
  }
  return { value: new Uint8Array(bytes.subarray(start)), end: bytes.length };
}

function readEscaped(bytes: Uint8Array, start: number): { value: Uint8Array; end: number } {
  const value: number[] = [];
  let depth = 1;
  let position = start;
  while (position < bytes.length) {
    const byte = bytes[position] ?? 0;
    position += 1;
    if (byte === 92) {
      position = readEscape(bytes, position, value);
      continue;
    }
    if (byte === 40) depth += 1;
    if (byte === 41) depth -= 1;
    if (depth === 0) break;
    if (byte === 13 && bytes[position] === 10) position += 1;
    value.push(byte === 13 ? 10 : byte);
  }
  return { value: Uint8Array.from(value), end: position };
}

const escapes = new Map([
  [110, 10],
  [114, 13],
  [116, 9],
  [98, 8],
  [102, 12],
]);

/** Adds what follows a backslash and returns the position behind it. */
function readEscape(bytes: Uint8Array, start: number, value: number[]): number {
  const byte = bytes[start];
  if (byte === undefined) return start;
  if (byte === 13) return bytes[start + 1] === 10 ? start + 2 : start + 1;
  if (byte === 10) return start + 1;
  if (byte < 48 || byte > 55) {
    value.push(escapes.get(byte) ?? byte);
    return start + 1;
  }
  let code = 0;
  let position = start;
  for (; position < start + 3; position += 1) {
    const digit = bytes[position] ?? 0;
    if (digit < 48 || digit > 55) break;
    code = code * 8 + digit - 48;
  }
  value.push(code & 255);
  return position;
}
