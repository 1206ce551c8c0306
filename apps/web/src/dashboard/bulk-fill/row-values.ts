import type { TableRow } from '@pagesmith/operations/rows';
import type { FormField } from '../tools/form-fields/form-fields.ts';
import { type Draft, withPairs } from '../tools/request/draft.ts';

/** Why a value does not fit its field. */
export type Misfit = 'choice' | 'tick' | 'long' | 'several';

export interface RowValue {
  readonly field: FormField;
  /** As the page shows them. */
  readonly values: readonly string[];
  /** As the table has them. */
  readonly text: string;
  readonly misfit: Misfit | undefined;
}

const onWords = ['true', 'on', 'yes', '1'];
const offWords = ['false', 'off', 'no', '0'];

/** What a row puts into the fields that have a column; an empty cell leaves its field as it is. */
export function rowValues(
  fields: readonly FormField[],
  columnOf: ReadonlyMap<string, string>,
  { values }: TableRow,
): RowValue[] {
  return fields.flatMap((field) => {
    const texts = values.get(columnOf.get(field.name) ?? '');
    return texts ? [{ field, text: texts.join(', '), ...readAs(field, texts) }] : [];
  });
}

type Read = Pick<RowValue, 'values' | 'misfit'>;

function readAs(field: FormField, texts: readonly string[]): Read {
  if (field.kind === 'choices') return chosen(field, texts);
  const [text = ''] = texts;
  if (texts.length > 1) return { values: [], misfit: 'several' };
  if (field.kind === 'check') return ticked(field, text);
  if (field.kind === 'choice') return chosen(field, texts);
  const isLong = field.lengthMax !== undefined && [...text].length > field.lengthMax;
  return { values: [text], misfit: isLong ? 'long' : undefined };
}

/** The box's own value counts before the words, as it does when the form is filled. */
function ticked({ places }: FormField, text: string): Read {
  const word = text.trim().toLowerCase();
  const isOn = places.some(({ onValue }) => onValue === text);
  if (isOn || onWords.includes(word)) return { values: ['true'], misfit: undefined };
  return { values: ['false'], misfit: offWords.includes(word) ? undefined : 'tick' };
}

function chosen({ options }: FormField, texts: readonly string[]): Read {
  const values = texts.flatMap(
    (text) =>
      (options.find(({ value }) => value === text) ?? options.find(({ label }) => label === text))?.value ??
      [],
  );
  return { values, misfit: values.length === texts.length ? undefined : 'choice' };
}

/** The draft as if the row had been typed into the fields of the fill tool. */
export const withRow = (draft: Draft, part: string, row: readonly RowValue[]): Draft =>
  withPairs(
    draft,
    part,
    row
      .flatMap(({ field, values }) => values.map((value) => ({ name: field.name, value, isOffered: true })))
      .map((pair, index) => ({ ...pair, id: index + 1 })),
  );
