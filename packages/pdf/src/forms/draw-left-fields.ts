import type { PdfDocument } from '../document/index.ts';
import { FontBook } from '../fonts/index.ts';
import { FieldDrawer } from './appearance/index.ts';
import { textsOf } from './field-value.ts';
import { drawUndrawn, hasText, isBare } from './fill-fields.ts';
import { fieldsOf, readTree } from './tree/index.ts';

/** Draws the values that a form leaves to the viewer to draw, as those do that programs filled in. True if there are any. */
export async function drawLeftFields(document: PdfDocument): Promise<boolean> {
  const tree = readTree(document);
  const isLeftToViewer = tree.acroForm?.getBool('NeedAppearances', tree.resolve)?.value === true;
  const left = [...fieldsOf(tree).values()].filter(
    (field) =>
      hasText(field) &&
      (isLeftToViewer || isBare(field)) &&
      textsOf(field).some((text) => text.trim() !== ''),
  );
  if (left.length === 0) return false;
  const book = await FontBook.open(document.pdf);
  drawUndrawn(left, new FieldDrawer(document.pdf, tree, book), true);
  book.embed();
  return true;
}
