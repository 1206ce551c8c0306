import { PdfArray, PdfDict, PdfRef } from '@libpdf/core';
import { calculationSkipped, formatSkipped, type Warning } from '../../document/index.ts';
import type { Assignment } from '../assignment.ts';
import { textsOf } from '../field-value.ts';
import type { FieldTree, FormField } from '../tree/index.ts';
import { isFormat } from './formats.ts';
import { numberIn } from './numbers.ts';
import { scriptOf, standardCall } from './standard-call.ts';

type Fields = ReadonlyMap<string, FormField>;

const functions: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  SUM: (numbers) => numbers.reduce((sum, one) => sum + one, 0),
  PRD: (numbers) => numbers.reduce((product, one) => product * one, 1),
  AVG: (numbers) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(numbers.length, 1),
  MIN: (numbers) => Math.min(...numbers),
  MAX: (numbers) => Math.max(...numbers),
};

/**
 * The values of calculated fields that change with what was sent, in the order in which the form calculates them
 * (ISO 32000-2, 12.7.3, /CO). A field that was sent keeps what was sent. What no pattern covers is warned of by name.
 */
export function calculateFields(tree: FieldTree, fields: Fields, sent: readonly Assignment[]) {
  const warnings: Warning[] = [];
  const texts = new Map(sent.flatMap((one) => (one.kind === 'state' ? [] : [[one.field.name, textIn(one)]])));
  const calculated: Assignment[] = [];
  for (const field of inOrder(tree, fields)) {
    const script = scriptOf(field, 'C');
    if (script === undefined || texts.has(field.name) || field.type !== 'text field') continue;
    const text = evaluate(script, (name) => numbersOf(name, fields, texts));
    if (text === undefined) warnings.push(calculationSkipped(field.name));
    else if (text !== (textsOf(field)[0] ?? '')) {
      texts.set(field.name, text);
      calculated.push({ kind: 'text', field, text });
    }
  }
  const unformatted = sent.filter(({ field }) => isFormattedOtherwise(field));
  warnings.push(...unformatted.map(({ field }) => formatSkipped(field.name)));
  return { calculated, warnings };
}

const textIn = (assignment: Exclude<Assignment, { kind: 'state' }>): string =>
  assignment.kind === 'text' ? assignment.text : (assignment.values[0] ?? '');

function inOrder({ acroForm, resolve, ownerOf }: FieldTree, fields: Fields): FormField[] {
  const order = acroForm?.get('CO', resolve);
  if (!(order instanceof PdfArray)) return [];
  const byDict = new Map(
    [...fields.values()].flatMap((field) => field.nodes.map(({ dict }) => [dict, field] as const)),
  );
  const listed = order.toArray().flatMap((item) => {
    const dict = item instanceof PdfRef ? resolve(item) : item;
    if (!(dict instanceof PdfDict)) return [];
    return byDict.get(dict) ?? fields.get(ownerOf.get(dict)?.name ?? '') ?? [];
  });
  return [...new Set(listed)];
}

function evaluate(script: string, numbers: (name: string) => number[]): string | undefined {
  const call = standardCall(script);
  const [operation, names] = call?.values ?? [];
  const compute = functions[String(operation)];
  if (call?.name !== 'AFSimple_Calculate' || !compute || (!Array.isArray(names) && typeof names !== 'string'))
    return undefined;
  const listed: readonly string[] =
    typeof names === 'string' ? names.split(',').map((name) => name.trim()) : names;
  const result = compute(listed.flatMap(numbers));
  return Number.isFinite(result) ? String(Number(result.toFixed(6))) : '';
}

/** The numbers in a field, or in all fields of a group; one that is empty counts as nothing. */
function numbersOf(name: string, fields: Fields, texts: ReadonlyMap<string, string>): number[] {
  const meant = fields.has(name) ? [name] : [...fields.keys()].filter((one) => one.startsWith(`${name}.`));
  return meant.map((one) => {
    const field = fields.get(one);
    return numberIn(texts.get(one) ?? (field && textsOf(field)[0]) ?? '') ?? 0;
  });
}

function isFormattedOtherwise(field: FormField): boolean {
  const script = scriptOf(field, 'F');
  if (script === undefined) return false;
  const call = standardCall(script);
  return !call || !isFormat(call);
}
