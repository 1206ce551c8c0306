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
import { itemsOf } from './objects/small-dict.ts';

/** The number under which the target of a reference is written, or 0 when there is no target. */
export type NumberOf = (ref: PdfRef) => number;

/**
 * One object as text whose characters are bytes (Latin-1). A name keeps its bytes exactly, because content
 * streams call resources by them.
 */
export function serialize(object: PdfObject, numberOf: NumberOf): string {
  if (object instanceof PdfRef) {
    const number = numberOf(object);
    return number === 0 ? 'null' : `${number} 0 R`;
  }
  if (object instanceof PdfName) return serializeName(object);
  if (object instanceof PdfNumber) return serializeNumber(object.value);
  if (object instanceof PdfString) return serializeString(object.bytes);
  if (object instanceof PdfArray) return serializeArray(object, numberOf);
  if (object instanceof PdfDict) return `<<${serializeEntries(object, numberOf)}>>`;
  if (object instanceof PdfBool) return object.value ? 'true' : 'false';
  return 'null';
}

function serializeArray(array: PdfArray, numberOf: NumberOf): string {
  let text = '[';
  for (let index = 0; index < array.length; index += 1) {
    const item = array.at(index);
    if (index > 0) text += ' ';
    text += item ? serialize(item, numberOf) : 'null';
  }
  return `${text}]`;
}

export function serializeEntries(dict: PdfDict, numberOf: NumberOf, leftOut?: PdfName): string {
  const items = itemsOf(dict);
  let text = '';
  if (!items) {
    for (const key of dict.keys()) if (key !== leftOut) text += serializeEntry(key, dict.get(key), numberOf);
    return text;
  }
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at];
    if (key instanceof PdfName && key !== leftOut) text += serializeEntry(key, items[at + 1], numberOf);
  }
  return text;
}

function serializeEntry(key: PdfName, value: PdfObject | undefined, numberOf: NumberOf): string {
  if (!value || value.type === 'null') return '';
  const written = serialize(value, numberOf);
  if (written === 'null') return '';
  const first = written.charCodeAt(0);
  const isDelimited = first === 47 || first === 60 || first === 91 || first === 40;
  return isDelimited ? serializeName(key) + written : `${serializeName(key)} ${written}`;
}

const names = new WeakMap<PdfName, string>();
const needsEscape = /[^!$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~"]/;

function serializeName(name: PdfName): string {
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

function serializeNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(10).replace(/\.?0+$/, '') || '0';
}

function serializeString(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return `(${/[\\()\r]/.test(text) ? text.replace(/[\\()\r]/g, escapeCharacter) : text})`;
}

const escapeCharacter = (character: string): string => (character === '\r' ? '\\r' : `\\${character}`);
