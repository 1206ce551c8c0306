import { PdfName } from '@libpdf/core';
import { hexValue } from './characters.ts';

/** The last name of each hash: most are told by their bytes, and no text is made of them. */
const slots = 1_024;
const recent = new Array<PdfName | undefined>(slots).fill(undefined);

/** The name that is written in these bytes, behind its slash; any hash of them will do. */
export function nameOf(bytes: Uint8Array, start: number, end: number, hash: number): PdfName {
  const slot = hash & (slots - 1);
  const known = recent[slot];
  if (known && isSpelled(known.value, bytes, start, end)) return known;
  const name = nameCalled(spell(bytes, start, end));
  recent[slot] = name;
  return name;
}

const numberSign = 35;

/** A name with an escaped character is spelled anew each time. */
function isSpelled(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let index = 0; index < text.length; index += 1) {
    const byte = bytes[start + index];
    if (byte === numberSign || text.charCodeAt(index) !== byte) return false;
  }
  return true;
}

function spell(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let position = start; position < end; position += 1) {
    const code = bytes[position] === numberSign ? escapedCode(bytes, position + 1) : -1;
    text += String.fromCharCode(code < 0 ? (bytes[position] ?? 0) : code);
    if (code >= 0) position += 2;
  }
  return text;
}

/** What two hexadecimal digits stand for, or -1 where there are none. */
function escapedCode(bytes: Uint8Array, at: number): number {
  const [first, second] = [hexValue(bytes[at] ?? 0), hexValue(bytes[at + 1] ?? 0)];
  return first < 0 || second < 0 ? -1 : first * 16 + second;
}

const namesMax = 10_000;
const names = new Map<string, PdfName>();

// The object layer looks a name up through a weak reference; a plain map in front of it is much quicker.
export function nameCalled(text: string): PdfName {
  let name = names.get(text);
  if (!name) {
    name = PdfName.of(text);
    if (names.size < namesMax) names.set(text, name);
  }
  return name;
}
