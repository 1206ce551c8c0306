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
  let text = '';
  for (const key of dict.keys()) {
    const value = dict.get(key);
    if (key === leftOut || !value || value.type === 'null') continue;
    const written = serialize(value, numberOf);
    if (written === 'null') continue;
    const first = written.charCodeAt(0);
    const isDelimited = first === 47 || first === 60 || first === 91 || first === 40;
    text += isDelimited ? serializeName(key) + written : `${serializeName(key)} ${written}`;
  }
  return text;
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
