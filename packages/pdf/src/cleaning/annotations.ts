import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { PdfDocument } from '../document/index.ts';

/** Markup annotations (ISO 32000-2, table 171), and the windows that show their text. */
const comments = new Set(
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Redact Projection'.split(
    ' ',
  ),
);
const carriers = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia']);

interface Taken {
  readonly comments: number;
  readonly attachments: number;
}

/** Takes comments, files and media off the pages. They are emptied too, because tags and threads may still name them. */
export function removeAnnotations(
  { pages, resolve }: PdfDocument,
  isHidden: (group: PdfObject | undefined) => boolean,
): Taken {
  let [said, carried] = [0, 0];
  for (const { dict } of pages) {
    const annotations = dict.get('Annots', resolve);
    if (!(annotations instanceof PdfArray)) continue;
    const kept = annotations.toArray().filter((item) => {
      const annotation = item instanceof PdfRef ? resolve(item) : item;
      if (!(annotation instanceof PdfDict)) return false;
      const kind = annotation.getName('Subtype', resolve)?.value ?? '';
      if (comments.has(kind) && kind !== 'Popup') said += 1;
      if (carriers.has(kind)) carried += 1;
      const isKept = !comments.has(kind) && !carriers.has(kind) && !isHidden(annotation.get('OC'));
      if (!isKept) emptyOf(annotation);
      return isKept;
    });
    if (kept.length < annotations.length) dict.set('Annots', new PdfArray(kept));
  }
  return { comments: said, attachments: carried };
}

function emptyOf(dict: PdfDict): void {
  for (const key of [...dict.keys()]) dict.delete(key);
}
