import { isDigit, kinds } from './characters.ts';

/**
 * Where each object begins according to the file itself: the last place that reads `12 0 obj`, as an update would
 * have it. For objects that are not where the cross-references say.
 */
export function findObjects(bytes: Uint8Array): ReadonlyMap<number, number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const places = new Map<number, number>();
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    const generation = integerBefore(bytes, at);
    const number = generation && integerBefore(bytes, generation.start);
    if (number && isBoundary(bytes, number.start - 1)) places.set(number.value, number.start);
  }
  return places;
}

/** The digits before a place, with or without space between; ten at most, as a cross-reference has. */
function integerBefore(bytes: Uint8Array, place: number): { value: number; start: number } | null {
  let end = place;
  while (end > 0 && kinds[bytes[end - 1] ?? 0] === 1) end -= 1;
  let start = end;
  while (start > 0 && end - start < 10 && isDigit(bytes[start - 1])) start -= 1;
  if (start === end) return null;
  return { value: Number(Buffer.from(bytes.subarray(start, end)).toString('latin1')), start };
}

const isBoundary = (bytes: Uint8Array, position: number): boolean =>
  position < 0 || kinds[bytes[position] ?? 0] !== 0 || isEndOfObject(bytes, position);

// Some writers leave no line end: `endobj12 0 obj`.
const isEndOfObject = (bytes: Uint8Array, position: number): boolean =>
  bytes[position] === 106 && bytes[position - 1] === 98;
