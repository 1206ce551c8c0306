import {
  drawPage,
  type PdfiumDocument,
  type Picture,
  readWidgets,
  type Widget,
  withPdfium,
} from '@pagesmith/pdf';
import type { Subject } from './cases.ts';
import type { Original } from './original.ts';
import type { FieldVerdict } from './outcome.ts';

/** Every visible widget of a filled text field is drawn otherwise than before it was filled. */
export async function checkShown(
  { bytes, facts }: Original,
  output: Uint8Array,
  { textFields }: Subject,
): Promise<FieldVerdict> {
  if (facts.refusal !== undefined) return {};
  const filled = new Set(textFields.filter(({ value }) => value !== '').map(({ name }) => name));
  return withPdfium(bytes, undefined, (before) =>
    withPdfium(output, undefined, (after) => {
      const values = new Map(readWidgets(before).map((widget) => [placeOf(widget), widget.value]));
      const widgets = readWidgets(after).filter(
        (widget) =>
          widget.isVisible &&
          !widget.isUpright &&
          filled.has(widget.name) &&
          values.get(placeOf(widget)) !== widget.value,
      );
      const pages = [...new Set(widgets.map(({ page }) => page))];
      const unseen = pages.flatMap((page) => {
        const pictures = [drawn(before, page), drawn(after, page)] as const;
        return widgets.filter((widget) => widget.page === page && isSame(...pictures, widget));
      });
      const counts = { fieldsCompared: widgets.length, fieldsDiffering: unseen.length };
      const [first] = unseen;
      return first ? { ...counts, detail: `${unseen.length} values are not shown: ${first.name}` } : counts;
    }),
  );
}

const placeOf = ({ page, box: { left, top } }: Widget): string => `${page} ${left} ${top}`;

const drawn = (document: PdfiumDocument, page: number): Picture | undefined => drawPage(document, page);

/** Whether nothing changed inside a widget's box; one that lies off the page shows nothing either way. */
function isSame(before: Picture | undefined, after: Picture | undefined, { box }: Widget): boolean {
  if (!before || !after || before.width !== after.width || before.height !== after.height) return false;
  const [left, right] = [Math.max(0, box.left), Math.min(after.width, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(after.height, box.bottom)];
  if (right <= left || bottom <= top) return false;
  for (let y = top; y < bottom; y++) {
    const row = [(y * after.width + left) * 4, (y * after.width + right) * 4] as const;
    if (Buffer.compare(before.rgba.subarray(...row), after.rgba.subarray(...row)) !== 0) return false;
  }
  return true;
}
