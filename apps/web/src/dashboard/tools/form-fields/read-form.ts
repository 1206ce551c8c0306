import type { PDFDocumentProxy } from 'pdfjs-dist';
import { boxOn } from '../../../canvas/places.ts';
import {
  type FormField,
  formFieldsFrom,
  type PlacedWidget,
  type Rect,
  type WidgetData,
} from './form-fields.ts';
import { freeRoom } from './free-room.ts';
import { joinedRuns, nearbyWords, type TextRun } from './nearby-words.ts';

const read = new WeakMap<PDFDocumentProxy, Promise<readonly FormField[]>>();

/** The fields of a form, read by the browser once for each document; none where it has none or cannot be read. */
export function readForm(document: PDFDocumentProxy): Promise<readonly FormField[]> {
  const fields = read.get(document) ?? fieldsOf(document).catch(() => []);
  read.set(document, fields);
  return fields;
}

/** Whether it has a form that is laid out by XFA alone: a reader shows a page that asks for another reader. */
export async function isXfaAlone(document: PDFDocumentProxy): Promise<boolean> {
  const [fields, { info }] = await Promise.all([readForm(document), document.getMetadata()]);
  return fields.length === 0 && (info as { IsXFAPresent?: boolean }).IsXFAPresent === true;
}

async function fieldsOf(document: PDFDocumentProxy): Promise<readonly FormField[]> {
  const objects = (await document.getFieldObjects()) as Record<string, { page?: number }[]> | null;
  const pages = new Set(
    Object.values(objects ?? {}).flatMap((places) => places.map(({ page }) => page ?? -1)),
  );
  const widgets: PlacedWidget[] = [];
  for (const index of [...pages].filter((page) => page >= 0).toSorted((one, other) => one - other)) {
    widgets.push(...(await widgetsOf(document, index + 1)));
  }
  return formFieldsFrom(widgets);
}

async function widgetsOf(document: PDFDocumentProxy, page: number): Promise<PlacedWidget[]> {
  const proxy = await document.getPage(page);
  const annotations = (await proxy.getAnnotations()) as WidgetData[];
  const viewport = proxy.getViewport({ scale: 1 });
  const { items } = await proxy.getTextContent();
  const runs = joinedRuns(items.flatMap((item) => ('str' in item ? [runOf(item)] : [])));
  const taken = [...runs.map(placeOfRun), ...annotations.map(({ rect }) => rectOf(rect))];
  return annotations.map((data) => {
    const isTicked = data.checkBox === true || data.radioButton === true;
    const rect = rectOf(data.rect);
    const share = boxOn(viewport, rect).top / viewport.height;
    const room = freeRoom(rect, taken, rectOf(viewport.viewBox));
    return { page, share, data, nearbyWords: nearbyWords(rect, runs, isTicked), room };
  });
}

const rectOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Rect => [
  left,
  bottom,
  right,
  top,
];

const placeOfRun = ({ x, y, width, height }: TextRun): Rect => [x, y, x + width, y + height];

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

const runOf = ({ str, transform, width, height }: TextItem): TextRun => ({
  text: str,
  x: Number(transform[4]),
  y: Number(transform[5]),
  width,
  height,
});
