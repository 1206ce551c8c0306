import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { inherited, type Page, type PdfDocument, signatureInvalidated } from '../document/index.ts';
import { decimal, FontBook } from '../fonts/index.ts';
import { FieldDrawer, numbersOf, rectangleOf } from './appearance/index.ts';
import { drawUndrawn } from './fill-fields.ts';
import { FlattenedStructure } from './flattened-structure.ts';
import { pruneStructure } from './prune-structure.ts';
import { type FieldTree, fieldsOf, type Resolve, readTree } from './tree/index.ts';
import { dropXfa, refusePureXfa } from './xfa.ts';

// ISO 32000-2, table 167.
const hidden = 1 << 1;
const noRotate = 1 << 4;
const noView = 1 << 5;

const isWidget = (dict: PdfDict, resolve: Resolve): boolean =>
  dict.getName('Subtype', resolve)?.value === 'Widget';

interface Appearance {
  readonly form: PdfStream;
  /** What refers to it, unless it stands where it is used. */
  readonly ref: PdfRef | undefined;
}

/** The appearance that a viewer shows: the only one, or that of the current state. */
function shownAppearance(widget: PdfDict, resolve: Resolve): Appearance | undefined {
  const flags = widget.getNumber('F', resolve)?.value ?? 0;
  if (flags & (hidden | noView)) return undefined;
  const appearances = widget.getDict('AP', resolve);
  const normal = appearances?.get('N', resolve);
  const state = normal instanceof PdfStream ? 'N' : widget.getName('AS', resolve)?.value;
  const within = normal instanceof PdfStream ? appearances : normal;
  if (!(within instanceof PdfDict) || state === undefined) return undefined;
  const form = within.get(state, resolve);
  return form instanceof PdfStream ? { form, ref: within.getRef(state) } : undefined;
}

/** Maps the appearance's box, turned by its matrix, onto the widget's rectangle (ISO 32000-2, 12.5.5). */
function placement(widget: PdfDict, form: PdfStream, resolve: Resolve): number[] | undefined {
  const rectangle = rectangleOf(widget.get('Rect', resolve), resolve);
  const box = rectangleOf(form.get('BBox', resolve), resolve);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(form.get('Matrix', resolve), resolve);
  const corners = [box.left, box.right].flatMap((x) =>
    [box.bottom, box.top].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [bottom, top] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  if (right === left || top === bottom) return undefined;
  const scaleX = (rectangle.right - rectangle.left) / (right - left);
  const scaleY = (rectangle.top - rectangle.bottom) / (top - bottom);
  if (scaleX === 0 || scaleY === 0) return undefined;
  return [scaleX, 0, 0, scaleY, rectangle.left - left * scaleX, rectangle.bottom - bottom * scaleY];
}

/** A widget that does not turn with its page is turned back about its upper left corner (12.5.3). */
function turnBack(widget: PdfDict, pageRotation: number, resolve: Resolve): string {
  const flags = widget.getNumber('F', resolve)?.value ?? 0;
  if (!(flags & noRotate) || pageRotation % 360 === 0) return '';
  const { left, top } = rectangleOf(widget.get('Rect', resolve), resolve);
  const angle = (pageRotation * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const matrix = [cos, sin, -sin, cos, left - cos * left + sin * top, top - sin * left - cos * top];
  return `${matrix.map(decimal).join(' ')} cm `;
}

/** Answers with the number that the content of a widget is marked with, in a document that is tagged. */
type Mark = (widget: PdfDict, page: Page) => number | undefined;

/** Bakes the widgets of one page into its content. */
class PageFlattening {
  readonly #document: PdfDocument;
  readonly #page: Page;
  readonly #tree: FieldTree;
  readonly #mark: Mark;
  readonly #drawn: string[] = [];
  #objects: PdfDict | undefined;

  constructor(document: PdfDocument, page: Page, tree: FieldTree, mark: Mark) {
    this.#document = document;
    this.#page = page;
    this.#tree = tree;
    this.#mark = mark;
  }

  /** Answers with the widgets that are gone. */
  run(): PdfDict[] {
    const { resolve } = this.#tree;
    const annotations = this.#page.dict.get('Annots', resolve);
    if (!(annotations instanceof PdfArray)) return [];
    const gone: PdfDict[] = [];
    const kept = annotations.toArray().filter((item) => {
      const dict = item instanceof PdfRef ? resolve(item) : item;
      if (!(dict instanceof PdfDict) || !isWidget(dict, resolve)) return true;
      this.#bake(dict);
      gone.push(dict);
      return false;
    });
    if (gone.length === 0) return gone;
    if (kept.length === 0) this.#page.dict.delete('Annots');
    else this.#page.dict.set('Annots', new PdfArray(kept));
    if (this.#drawn.length > 0) this.#appendContent(this.#drawn.join('\n'));
    return gone;
  }

  #bake(widget: PdfDict): void {
    const { resolve, acroForm } = this.#tree;
    const shown = shownAppearance(widget, resolve);
    const matrix = shown && placement(widget, shown.form, resolve);
    if (!shown || !matrix) return;
    const { form } = shown;
    form.set('Type', PdfName.of('XObject'));
    form.set('Subtype', PdfName.of('Form'));
    const shared = acroForm?.get('DR');
    // Old files leave an appearance's fonts to the form's resources, which go with the form.
    if (!form.has('Resources') && shared) form.set('Resources', shared);
    const layer = widget.get('OC');
    if (layer) form.set('OC', layer);
    const { registry } = this.#document.pdf.context;
    const name = this.#nameFor(shown.ref ?? registry.register(form));
    const rotation = inherited(this.#page, 'Rotate', resolve);
    const turned = rotation instanceof PdfRef ? resolve(rotation) : rotation;
    const back = turnBack(widget, turned instanceof PdfNumber ? turned.value : 0, resolve);
    const drawn = `q ${back}${matrix.map(decimal).join(' ')} cm /${name} Do Q`;
    const number = this.#mark(widget, this.#page);
    this.#drawn.push(number === undefined ? drawn : `/Form <</MCID ${number}>> BDC\n${drawn}\nEMC`);
  }

  /** The page's XObject resources become its own before they grow: pages may share them. */
  #nameFor(form: PdfRef): string {
    const { resolve } = this.#tree;
    if (!this.#objects) {
      const shared = inherited(this.#page, 'Resources', resolve);
      const target = shared instanceof PdfRef ? resolve(shared) : shared;
      const resources = target instanceof PdfDict ? target.clone() : new PdfDict();
      const objects = resources.get('XObject', resolve);
      this.#objects = objects instanceof PdfDict ? objects.clone() : new PdfDict();
      resources.set('XObject', this.#objects);
      this.#page.dict.set('Resources', resources);
    }
    let number = this.#drawn.length + 1;
    while (this.#objects.has(`Field${number}`)) number += 1;
    this.#objects.set(`Field${number}`, form);
    return `Field${number}`;
  }

  /** Content that leaves its graphics state changed must not move what follows it. */
  #appendContent(content: string): void {
    const { resolve } = this.#tree;
    const { registry } = this.#document.pdf.context;
    const stream = (text: string): PdfObject =>
      registry.register(new PdfStream([], new TextEncoder().encode(text)));
    const own = this.#page.dict.get('Contents');
    const target = own instanceof PdfRef ? resolve(own) : own;
    const existing =
      target instanceof PdfArray ? target.toArray() : own && target instanceof PdfStream ? [own] : [];
    this.#page.dict.set('Contents', PdfArray.of(stream('q\n'), ...existing, stream(`\nQ\n${content}\n`)));
  }
}

/** Turns fields into what they show: page content that no viewer can edit. Other annotations stay. */
export async function flattenFields(document: PdfDocument): Promise<void> {
  const tree = readTree(document);
  const fields = fieldsOf(tree);
  refusePureXfa(tree, fields);
  const book = await FontBook.open(document.pdf);
  const isLeftToViewer = tree.acroForm?.getBool('NeedAppearances', tree.resolve)?.value === true;
  drawUndrawn(fields.values(), new FieldDrawer(document.pdf, tree, book), isLeftToViewer);
  book.embed();
  dropXfa(document, tree);
  for (const { name, type, nodes } of fields.values()) {
    if (type === 'signature' && nodes.some(({ dict }) => dict.has('V'))) {
      document.warnings.push(signatureInvalidated(name));
    }
  }
  const catalog = document.pdf.context.catalog.getDict();
  const structure = FlattenedStructure.of(document);
  const fieldOf = new Map(
    [...fields.values()].flatMap((field) => field.widgets.map(({ dict }) => [dict, field] as const)),
  );
  const mark: Mark = (widget, page) => structure?.mark(widget, page, fieldOf.get(widget));
  const gone = document.pages.flatMap((page) => new PageFlattening(document, page, tree, mark).run());
  structure?.write();
  pruneStructure(catalog, new Set(gone), tree.resolve);
  catalog.delete('AcroForm');
}
