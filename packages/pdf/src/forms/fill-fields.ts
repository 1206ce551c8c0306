import { type PdfDocument, textCutOff } from '../document/index.ts';
import { FontBook } from '../fonts/index.ts';
import { FieldDrawer } from './appearance/index.ts';
import { type Assignment, assignmentFor } from './assignment.ts';
import { formFailures } from './failures.ts';
import { textsOf } from './field-value.ts';
import { dropClaimsWithoutFonts } from './fonts-needed.ts';
import { unknownField } from './known-names.ts';
import { mendForm } from './mend-form.ts';
import { optionsOf } from './options.ts';
import { calculateFields, shownText } from './scripts/index.ts';
import { warnOfForbiddenChanges } from './signature-permissions.ts';
import { type FormField, fieldFlags, fieldsOf, readTree } from './tree/index.ts';
import { writeValue } from './write-value.ts';
import { dropXfa, refusePureXfa } from './xfa.ts';

/** The text that drawing an assignment puts on the page. */
function drawnText(assignment: Assignment): string {
  if (assignment.kind === 'state' || assignment.field.flags & fieldFlags.password) return '';
  if (assignment.kind === 'text') return shownText(assignment.field, assignment.text);
  const labels = new Map(optionsOf(assignment.field).map(({ value, label }) => [value, label]));
  return assignment.values.map((value) => labels.get(value) ?? value).join('\n');
}

function refuseUndrawable(assignment: Assignment, drawer: FieldDrawer): void {
  const { field } = assignment;
  const character = drawer.missingCharacter(field, drawnText(assignment));
  if (character === undefined) return;
  const code = Array.from(
    character,
    (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  throw formFailures.characterUnsupported({ field: field.name, character, code: code.join(' ') });
}

/**
 * Where a form left its appearances to the viewer, those of the other fields are drawn too: once some are
 * there, the request to draw (/NeedAppearances) goes, because viewers that honour it would replace ours.
 */
export function drawUndrawn(fields: Iterable<FormField>, drawer: FieldDrawer, all: boolean): void {
  for (const field of fields) {
    if (!isBare(field) && !(all && hasText(field))) continue;
    const texts = [...textsOf(field), ...optionsOf(field).map(({ label }) => label)];
    if (drawer.missingCharacter(field, texts.join('\n')) === undefined) drawer.draw(field);
  }
}

export const isBare = ({ widgets, resolve }: FormField): boolean =>
  widgets.some(({ dict }) => !dict.getDict('AP', resolve)?.has('N'));

export const hasText = ({ type }: FormField): boolean =>
  type === 'text field' || type === 'dropdown' || type === 'option list';

/**
 * Sets fields by their full names and draws them; nothing is changed when any value is refused. A text that does not fit
 * into its field is warned of, or made smaller if it `shrinks`.
 */
export async function fillFields(
  document: PdfDocument,
  values: ReadonlyMap<string, readonly string[]>,
  { shrinks = false } = {},
): Promise<void> {
  const tree = readTree(document);
  const fields = fieldsOf(tree);
  refusePureXfa(tree, fields);
  if (fields.size === 0) throw formFailures.formAbsent();
  const sent = Array.from(values, ([name, texts]) => {
    const field = fields.get(name);
    if (!field) throw unknownField(name, fields.keys());
    return assignmentFor(field, texts);
  });
  const { calculated, warnings } = calculateFields(tree, fields, sent);
  document.warnings.push(...warnings);
  const assignments = [...sent, ...calculated];
  const names = new Set(assignments.map(({ field }) => field.name));
  warnOfForbiddenChanges(document, names);
  const book = await FontBook.open(document.pdf);
  const drawer = new FieldDrawer(document.pdf, tree, book, { shrinks });
  for (const assignment of assignments) refuseUndrawable(assignment, drawer);
  dropXfa(document, tree);
  const acroForm = mendForm(document, tree);
  for (const assignment of assignments) {
    writeValue(assignment);
    drawer.draw(assignment.field);
  }
  for (const name of drawer.cut) document.warnings.push(textCutOff(name));
  const wasLeftToViewer = acroForm.getBool('NeedAppearances', tree.resolve)?.value === true;
  acroForm.delete('NeedAppearances');
  if (wasLeftToViewer) {
    const rest = Array.from(fields.values()).filter(({ name }) => !names.has(name));
    drawUndrawn(rest, drawer, true);
  }
  book.embed();
  dropClaimsWithoutFonts(document, fields.values());
}
