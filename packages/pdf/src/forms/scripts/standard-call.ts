import { PdfDict } from '@libpdf/core';
import { textOf } from '../text-string.ts';
import { attribute, type FormField } from '../tree/index.ts';

/** A call to one of the functions that every form program ships with (Acrobat's AForm.js), as a field's script makes it. */
export interface StandardCall {
  readonly name: string;
  readonly values: readonly (string | number | boolean | readonly string[])[];
}

/** What a field's script does at an event: C to calculate, F to format (ISO 32000-2, table 200). */
export function scriptOf(field: FormField, event: 'C' | 'F'): string | undefined {
  const triggers = attribute(field, 'AA');
  const action = triggers instanceof PdfDict ? triggers.getDict(event, field.resolve) : undefined;
  const script = action && textOf(action.get('JS', field.resolve))?.trim();
  return script === '' ? undefined : script;
}

const text = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const list = String.raw`(?:new\s+Array\s*\(|\[)\s*(?:(?:${text})\s*,?\s*)*[)\]]`;
const value = new RegExp(String.raw`\s*(${list}|${text}|-?\d+(?:\.\d+)?|true|false)\s*(,|$)`, 'y');
const call = /^(AF[A-Za-z_]+)\s*\(([\s\S]*)\)\s*;?$/;

/** Nothing where the script does anything but call one function with plain values: scripts are never run. */
export function standardCall(script: string): StandardCall | undefined {
  const [, name, inside = ''] =
    call.exec(script.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim()) ?? [];
  if (name === undefined) return undefined;
  const values: StandardCall['values'][number][] = [];
  value.lastIndex = 0;
  const given = inside.trim();
  while (value.lastIndex < given.length) {
    const [, found] = value.exec(given) ?? [];
    if (found === undefined) return undefined;
    values.push(plainValue(found));
  }
  return { name, values };
}

function plainValue(found: string): StandardCall['values'][number] {
  if (/^(?:new\s|\[)/.test(found))
    return Array.from(found.matchAll(new RegExp(text, 'g')), ([one]) => unquoted(one));
  if (/^["']/.test(found)) return unquoted(found);
  return found === 'true' || found === 'false' ? found === 'true' : Number(found);
}

const unquoted = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replaceAll(/\\u([0-9a-fA-F]{4})|\\(.)/g, (_, code: string | undefined, character: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : character,
    );
