import { fail } from '@pagesmith/kernel';
import { formFailures } from './failures.ts';
import { maxLengthOf } from './field-value.ts';
import { buttonStates, optionsOf } from './options.ts';
import { type FormField, fieldFlags } from './tree/index.ts';

/** A value that a field accepts, in the form in which it is written. */
export type Assignment =
  | { readonly kind: 'text'; readonly field: FormField; readonly text: string }
  | { readonly kind: 'state'; readonly field: FormField; readonly state: string }
  | { readonly kind: 'choice'; readonly field: FormField; readonly values: readonly string[] };

const onWords = ['true', 'on', 'yes', '1'];
const offWords = ['false', 'off', 'no', '0'];

function textFor(field: FormField, sent: string): Assignment {
  const isFlowing = (field.flags & fieldFlags.multiline) !== 0;
  const text = sent.replace(/\r\n?|\n/g, isFlowing ? '\n' : ' ');
  const length = [...text].length;
  const maxLength = maxLengthOf(field);
  if (maxLength !== undefined && length > maxLength) {
    throw formFailures.textTooLong({ field: field.name, length, maxLength });
  }
  return { kind: 'text', field, text };
}

/** The field's own value counts before the words: a box whose value is `No` is ticked by it. */
function checkBoxState(field: FormField, sent: string): Assignment {
  const buttons = buttonStates(field);
  const own = buttons.find(({ option }) => option.value === sent || option.label === sent);
  if (own) return { kind: 'state', field, state: own.state };
  const word = sent.trim().toLowerCase();
  if (offWords.includes(word) || word === '') return { kind: 'state', field, state: 'Off' };
  if (onWords.includes(word)) return { kind: 'state', field, state: buttons[0]?.state ?? 'Yes' };
  const accepted = ['true', 'false', ...optionsOf(field).map(({ value }) => value)];
  throw formFailures.optionUnknown({ field: field.name, value: sent, accepted: [...new Set(accepted)] });
}

function radioState(field: FormField, sent: string): Assignment {
  if (sent === '') return { kind: 'state', field, state: 'Off' };
  const buttons = buttonStates(field);
  const chosen =
    buttons.find(({ option }) => option.value === sent) ??
    buttons.find(({ option }) => option.label === sent);
  return { kind: 'state', field, state: chosen?.state ?? failOption(field, sent) };
}

function failOption(field: FormField, value: string): never {
  throw formFailures.optionUnknown({
    field: field.name,
    value,
    accepted: optionsOf(field).map((option) => option.value),
  });
}

function choiceFor(field: FormField, sent: readonly string[]): Assignment {
  const options = optionsOf(field);
  const isEditable = field.type === 'dropdown' && (field.flags & fieldFlags.edit) !== 0;
  const values = sent.map((text) => {
    const chosen = options.find(({ value }) => value === text) ?? options.find(({ label }) => label === text);
    return chosen?.value ?? (isEditable || text === '' ? text : failOption(field, text));
  });
  return {
    kind: 'choice',
    field,
    values: [...new Set(values)].filter(
      (value) => value !== '' || options.some((option) => option.value === ''),
    ),
  };
}

/** What was sent for a field, checked against what the field accepts. */
export function assignmentFor(field: FormField, sent: readonly string[]): Assignment {
  const { name, type, flags } = field;
  if (type === 'button' || type === 'signature') fail(formFailures.fieldNotFillable({ field: name, type }));
  if (flags & fieldFlags.readOnly) throw formFailures.fieldReadOnly({ field: name });
  const takesSeveral = type === 'option list' && (flags & fieldFlags.multiSelect) !== 0;
  if (sent.length > 1 && !takesSeveral) {
    throw formFailures.fieldSingleValued({ field: name, count: sent.length });
  }
  const [first = ''] = sent;
  if (type === 'text field') return textFor(field, first);
  if (type === 'check box') return checkBoxState(field, first);
  return type === 'radio group' ? radioState(field, first) : choiceFor(field, sent);
}
