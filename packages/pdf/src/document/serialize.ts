import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfString,
} from '@libpdf/core';
import { ObjectText } from './object-text.ts';
import { itemsOf } from './objects/small-dict.ts';

/** The number under which the target of a reference is written, or 0 when there is no target. */
export type NumberOf = (ref: PdfRef) => number;

/** One object as text whose characters are bytes (Latin-1). */
export const serialize = (object: PdfObject, numberOf: NumberOf): string =>
  textOf((out) => write(out, object, numberOf));

/** What stands between the brackets of a dictionary. */
export const serializeEntries = (dict: PdfDict, numberOf: NumberOf, leftOut?: PdfName): string =>
  textOf((out) => writeEntries(out, dict, numberOf, leftOut));

let free: ObjectText | undefined;
/** A longer text than this is not kept to be used again. */
const keptBytesMax = 1_048_576;

function textOf(append: (out: ObjectText) => void): string {
  const out = free ?? new ObjectText();
  free = undefined;
  out.length = 0;
  append(out);
  if (out.room <= keptBytesMax) free = out;
  return out.toString();
}

/** Appends an object. A name keeps its bytes exactly, because content streams call resources by them. */
export function write(out: ObjectText, object: PdfObject, numberOf: NumberOf): void {
  if (object instanceof PdfRef) {
    const number = numberOf(object);
    if (number === 0) out.text('null');
    else writeRef(out, number);
  } else if (object instanceof PdfName) out.text(nameText(object));
  else if (object instanceof PdfNumber) writeNumber(out, object.value);
  else if (object instanceof PdfString) writeString(out, object.bytes);
  else if (object instanceof PdfArray) writeArray(out, object, numberOf);
  else if (object instanceof PdfDict) {
    out.text('<<');
    writeEntries(out, object, numberOf);
    out.text('>>');
  } else if (object instanceof PdfBool) out.text(object.value ? 'true' : 'false');
  else out.text('null');
}

function writeRef(out: ObjectText, number: number): void {
  out.integer(number);
  out.text(' 0 R');
}

function writeArray(out: ObjectText, array: PdfArray, numberOf: NumberOf): void {
  out.byte(91);
  for (let index = 0; index < array.length; index += 1) {
    const item = array.at(index);
    if (index > 0) out.byte(32);
    if (item) write(out, item, numberOf);
    else out.text('null');
  }
  out.byte(93);
}

function writeEntries(out: ObjectText, dict: PdfDict, numberOf: NumberOf, leftOut?: PdfName): void {
  const items = itemsOf(dict);
  if (!items) {
    for (const key of dict.keys()) if (key !== leftOut) writeEntry(out, key, dict.get(key), numberOf);
    return;
  }
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at];
    if (key instanceof PdfName && key !== leftOut) writeEntry(out, key, items[at + 1], numberOf);
  }
}

/** Nothing for what is null; what begins with a delimiter needs no space before it. */
function writeEntry(out: ObjectText, key: PdfName, value: PdfObject | undefined, numberOf: NumberOf): void {
  if (value instanceof PdfRef) {
    const number = numberOf(value);
    if (number === 0) return;
    out.text(nameText(key));
    out.byte(32);
    writeRef(out, number);
    return;
  }
  const isPlain = value instanceof PdfNumber || value instanceof PdfBool;
  if (!value || !(isPlain || isDelimited(value))) return;
  out.text(nameText(key));
  if (isPlain) out.byte(32);
  write(out, value, numberOf);
}

const isDelimited = (value: PdfObject): boolean =>
  value instanceof PdfName ||
  value instanceof PdfDict ||
  value instanceof PdfArray ||
  value instanceof PdfString;

const names = new WeakMap<PdfName, string>();
const needsEscape = /[^!$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~"]/;

function nameText(name: PdfName): string {
  let text = names.get(name);
  if (text === undefined) {
    text = `/${needsEscape.test(name.value) ? escapeName(name.value) : name.value}`;
    names.set(name, text);
  }
  return text;
}

function escapeName(value: string): string {
  let text = '';
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    const bytes = code > 255 ? Buffer.from(character, 'utf8') : [code];
    for (const byte of bytes) {
      const plain = String.fromCharCode(byte);
      const isPlain = byte < 127 && !needsEscape.test(plain);
      text += isPlain ? plain : `#${byte.toString(16).padStart(2, '0')}`;
    }
  }
  return text;
}

function writeNumber(out: ObjectText, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) out.integer(value);
  else out.text(numberText(value));
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(10).replace(/\.?0+$/, '') || '0';
}

function writeString(out: ObjectText, bytes: Uint8Array): void {
  out.byte(40);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 13) out.text('\\r');
    else {
      if (byte === 92 || byte === 40 || byte === 41) out.byte(92);
      out.byte(byte);
    }
  }
  out.byte(41);
}
