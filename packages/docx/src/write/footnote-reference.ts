import type { Writer } from './writer.ts';
import { element, value } from './xml.ts';

export const referenceLooks = element('w:rPr', {}, value('w:rStyle', 'FootnoteReference'));

/** The run that refers to a note from the text. */
export function referenceRun(id: number, mark: string, writer: Writer): string {
  const isCounted = writer.isCountingNotes;
  const reference = element('w:footnoteReference', {
    'w:customMarkFollows': isCounted ? undefined : 1,
    'w:id': id,
  });
  return element('w:r', {}, referenceLooks, reference, isCounted ? '' : element('w:t', {}, mark.trim()));
}
