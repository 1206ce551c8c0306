import type { PageField } from '@pagesmith/pdf';
import type { Writer } from './writer.ts';
import { element, value } from './xml.ts';

const checked = { 'w14:val': '2612', 'w14:font': 'MS Gothic' };
const unchecked = { 'w14:val': '2610', 'w14:font': 'MS Gothic' };
// Word takes no longer titles and tags (ISO/IEC 29500-1, 17.5.2).
const nameLettersMax = 64;

/** A content control around runs, by which a field can be filled in again. */
export function controlXml(field: PageField, runs: string, writer: Writer): string {
  const isEmpty = field.value.trim() === '' && (field.kind === 'text' || field.kind === 'choice');
  const own = element(
    'w:sdtPr',
    {},
    value('w:alias', field.label.slice(0, nameLettersMax)),
    value('w:tag', field.name.slice(0, nameLettersMax)),
    value('w:id', writer.nextControlId++),
    isEmpty ? '<w:showingPlcHdr/>' : '',
    kindXml(field),
  );
  return element('w:sdt', {}, own, element('w:sdtContent', {}, runs));
}

function kindXml({ kind, isChecked, options }: PageField): string {
  if (kind === 'text') return element('w:text', { 'w:multiLine': 1 });
  if (kind === 'choice') {
    const items = [...new Set(options)].filter((option) => option !== '');
    return element(
      'w:comboBox',
      {},
      ...items.map((item) => element('w:listItem', { 'w:displayText': item, 'w:value': item })),
    );
  }
  // Word has no control of which one of several must be chosen.
  if (kind === 'radio button') return '';
  return element(
    'w14:checkbox',
    {},
    element('w14:checked', { 'w14:val': isChecked ? 1 : 0 }),
    element('w14:checkedState', checked),
    element('w14:uncheckedState', unchecked),
  );
}
