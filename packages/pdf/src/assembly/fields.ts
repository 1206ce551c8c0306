import { PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef, PdfString } from '@libpdf/core';
import type { Copier } from './copier.ts';
import type { PlacedAnnotation } from './pages.ts';
import { type Identity, identify } from './source.ts';

/** A field, or a node above fields, in the new document. */
export interface FieldNode {
  readonly dict: PdfDict;
  readonly ref: PdfRef;
  readonly original: PdfDict;
  /** Fields below it; its widgets are not among them. */
  readonly children: FieldNode[];
  readonly widgets: PdfRef[];
}

interface KeptNode extends FieldNode {
  readonly parent: Identity | undefined;
  /** A field whose only widget is the field itself, on one page: its dictionary is the annotation's. */
  readonly isWidget: boolean;
}

/**
 * The fields of one source that have a widget on a chosen page, with the nodes above them (ISO 32000-2, 12.7.4).
 * The widgets of a page that is placed twice belong to one field: what is typed into one shows in both.
 */
export class Fields {
  readonly #copier: Copier;
  readonly #nodes = new Map<Identity, KeptNode>();
  readonly #widgets = new Map<Identity, PlacedAnnotation[]>();

  constructor(copier: Copier, annotations: readonly PlacedAnnotation[]) {
    this.#copier = copier;
    for (const annotation of annotations) {
      if (annotation.original.getName('Subtype', copier.source.resolve)?.value !== 'Widget') continue;
      const placed = this.#widgets.get(annotation.identity);
      if (placed) placed.push(annotation);
      else this.#widgets.set(annotation.identity, [annotation]);
    }
    for (const [identity, placed] of this.#widgets) this.#keepWidget(identity, placed);
    if (copier.source.isWhole) this.#keepFieldsWithoutWidgets();
  }

  get form(): PdfDict | undefined {
    return this.#copier.source.dict(this.#copier.source.catalog.get('AcroForm'));
  }

  #keepWidget(identity: Identity, placed: readonly PlacedAnnotation[]): void {
    const [first] = placed;
    if (!first) return;
    const { original } = first;
    const parent = original.get('Parent');
    if (this.#isField(original) && placed.length === 1) {
      const { copy: dict, ref } = first;
      this.#nodes.set(identity, { ...this.#empty(dict, ref, original, parent), isWidget: true });
    } else if (this.#isField(original)) {
      const node = this.#keepNode(identity, original, parent);
      for (const { ref } of placed) node.widgets.push(ref);
    }
    this.#keepAbove(parent);
  }

  #isField(widget: PdfDict): boolean {
    return widget.has('T') || !this.#copier.source.dict(widget.get('Parent'));
  }

  #keepAbove(start: PdfObject | undefined): void {
    const { source } = this.#copier;
    let item = start;
    for (
      let node = source.dict(item);
      item && node && !this.#nodes.has(identify(item));
      node = source.dict(item)
    ) {
      const parent = node.get('Parent');
      this.#copier.bind(item, this.#keepNode(identify(item), node, parent).ref);
      item = parent;
    }
  }

  #keepNode(identity: Identity, original: PdfDict, parent: PdfObject | undefined): KeptNode {
    const dict = new PdfDict();
    const node = { ...this.#empty(dict, this.#copier.target.add(dict), original, parent), isWidget: false };
    this.#nodes.set(identity, node);
    return node;
  }

  #empty(dict: PdfDict, ref: PdfRef, original: PdfDict, parent: PdfObject | undefined) {
    const above = this.#copier.source.dict(parent) && parent ? identify(parent) : undefined;
    return { dict, ref, original, children: [], widgets: [], parent: above };
  }

  #keepFieldsWithoutWidgets(): void {
    const { source } = this.#copier;
    const stack = source.array(this.form?.get('Fields'))?.toArray() ?? [];
    const visited = new Set<Identity>();
    for (let item = stack.pop(); item; item = stack.pop()) {
      const node = source.dict(item);
      if (!node || visited.has(identify(item))) continue;
      visited.add(identify(item));
      if (!this.#nodes.has(identify(item)) && !this.#widgets.has(identify(item))) {
        this.#copier.bind(item, this.#keepNode(identify(item), node, node.get('Parent')).ref);
      }
      for (const kid of source.array(node.get('Kids')) ?? []) stack.push(kid);
    }
  }

  /** Fills the nodes, links them, and returns those at the top: first as the source's form lists them, then the unlisted. */
  finish(): FieldNode[] {
    const { source } = this.#copier;
    for (const [identity, node] of this.#nodes) {
      if (!node.isWidget) this.#copier.copyEntries(node.original, node.dict, this.#leftOut(identity));
    }
    const listed = source.array(this.form?.get('Fields'))?.toArray() ?? [];
    const roots = [
      ...listed.flatMap((item) => this.#nodes.get(identify(item)) ?? []),
      ...this.#nodes.values(),
    ];
    const linked = new Set<Identity>();
    for (const item of listed) this.#link(identify(item), linked);
    for (const identity of this.#nodes.keys()) this.#link(identity, linked);
    return [...new Set(roots)].filter(({ parent }) => parent === undefined || !this.#nodes.has(parent));
  }

  #leftOut(identity: Identity): ReadonlySet<PdfName> {
    const isSplit = this.#widgets.has(identity);
    if (isSplit)
      for (const { copy } of this.#widgets.get(identity) ?? []) for (const key of fieldKeys) copy.delete(key);
    return isSplit ? widgetKeys : nodeKeys;
  }

  #link(identity: Identity, linked: Set<Identity>): void {
    const node = this.#nodes.get(identity);
    if (!node || linked.has(identity)) return;
    linked.add(identity);
    for (const ref of node.widgets) this.#dictOf(ref)?.set('Parent', node.ref);
    const inOrder = this.#copier.source.array(node.original.get('Kids'))?.toArray().map(identify) ?? [];
    const claimed = this.#claimedBy(identity);
    for (const kid of new Set([...inOrder.filter((item) => claimed.has(item)), ...claimed])) {
      const child = this.#nodes.get(kid);
      if (child) node.children.push(child);
      else for (const { ref } of this.#widgets.get(kid) ?? []) node.widgets.push(ref);
    }
  }

  #byParent: Map<Identity, Set<Identity>> | undefined;

  #claimedBy(parent: Identity): ReadonlySet<Identity> {
    this.#byParent ??= this.#groupByParent();
    return this.#byParent.get(parent) ?? new Set();
  }

  #groupByParent(): Map<Identity, Set<Identity>> {
    const groups = new Map<Identity, Set<Identity>>();
    const claim = (parent: Identity | undefined, child: Identity): void => {
      if (parent === undefined || parent === child) return;
      const group = groups.get(parent);
      if (group) group.add(child);
      else groups.set(parent, new Set([child]));
    };
    for (const [identity, node] of this.#nodes) claim(node.parent, identity);
    for (const [identity, [first]] of this.#widgets) {
      const parent = first?.original.get('Parent');
      if (!this.#nodes.has(identity) && parent) claim(identify(parent), identity);
    }
    return groups;
  }

  #dictOf(ref: PdfRef): PdfDict | undefined {
    const object = this.#copier.target.get(ref);
    return object instanceof PdfDict ? object : undefined;
  }

  /** Every dictionary that may carry a default appearance of this source. */
  *dicts(): Generator<PdfDict> {
    for (const node of this.#nodes.values()) yield node.dict;
    for (const placed of this.#widgets.values()) for (const { copy } of placed) yield copy;
  }
}

/** Writes /Kids and /Parent of a node and of all below it. */
export function writeKids(target: { get(ref: PdfRef): PdfObject | null }, roots: readonly FieldNode[]): void {
  const stack = [...roots];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const kids = [...node.children.map(({ ref }) => ref), ...node.widgets];
    if (kids.length > 0) node.dict.set('Kids', new PdfArray(kids));
    for (const ref of kids) {
      const kid = target.get(ref);
      if (kid instanceof PdfDict) kid.set('Parent', node.ref);
    }
    for (const child of node.children) stack.push(child);
  }
}

export function partialName({ dict }: FieldNode): string | undefined {
  const name = dict.get('T');
  return name instanceof PdfString ? name.asString() : undefined;
}

const names = (list: readonly string[]): ReadonlySet<PdfName> =>
  new Set(list.map((name) => PdfName.of(name)));
const fieldOnly = [
  'FT',
  'T',
  'TU',
  'TM',
  'Ff',
  'V',
  'DV',
  'MaxLen',
  'Opt',
  'TI',
  'I',
  'Lock',
  'SV',
  'RV',
  'DS',
];
const fieldKeys = names(fieldOnly);
const nodeKeys = names(['Kids', 'Parent']);
// A widget that becomes a field of its own hands over what describes the field and keeps what draws the widget.
const widgetKeys = names([
  'Kids',
  'Parent',
  'P',
  'Type',
  'Subtype',
  'Rect',
  'AP',
  'AS',
  'MK',
  'BS',
  'Border',
  'H',
  'F',
  'A',
  'NM',
  'M',
  'C',
  'OC',
  'StructParent',
]);
