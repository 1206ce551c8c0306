import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { PdfDocument } from '../../document/index.ts';
import { textOf } from '../text-string.ts';
import type { FieldNode, Resolve, Widget } from './field-node.ts';

export interface FieldTree {
  readonly acroForm: PdfDict | null;
  readonly roots: readonly FieldNode[];
  /** Roots that /Fields does not list: only a page's annotations lead to them. */
  readonly orphans: readonly FieldNode[];
  /** All nodes, parents before their kids. */
  readonly nodes: readonly FieldNode[];
  /** Which node each dictionary was found under, fields and widgets alike; null at the top. */
  readonly ownerOf: ReadonlyMap<PdfDict, FieldNode | null>;
  readonly resolve: Resolve;
}

interface PageWidgets {
  readonly pageOf: ReadonlyMap<PdfDict, number>;
  readonly inOrder: readonly { dict: PdfDict; item: PdfObject }[];
}

const isWidget = (dict: PdfDict, resolve: Resolve): boolean =>
  dict.getName('Subtype', resolve)?.value === 'Widget';

function pageWidgets({ pages }: PdfDocument, resolve: Resolve): PageWidgets {
  const pageOf = new Map<PdfDict, number>();
  const inOrder: { dict: PdfDict; item: PdfObject }[] = [];
  pages.forEach((page, index) => {
    const annotations = page.dict.get('Annots', resolve);
    if (!(annotations instanceof PdfArray)) return;
    for (const item of annotations) {
      const dict = item instanceof PdfRef ? resolve(item) : item;
      if (!(dict instanceof PdfDict) || pageOf.has(dict) || !isWidget(dict, resolve)) continue;
      pageOf.set(dict, index + 1);
      inOrder.push({ dict, item });
    }
  });
  return { pageOf, inOrder };
}

/** Deeper than any form goes; a hostile chain would have names as long as the file. */
const depthMax = 100;

/** Walks the fields without trusting them: loops, dead references and kids of the wrong kind end a branch only. */
class Walk {
  readonly nodes: FieldNode[] = [];
  readonly byDict = new Map<PdfDict, FieldNode>();
  readonly ownerOf = new Map<PdfDict, FieldNode | null>();
  readonly #resolve: Resolve;
  readonly #pageOf: ReadonlyMap<PdfDict, number>;

  constructor(resolve: Resolve, pageOf: ReadonlyMap<PdfDict, number>) {
    this.#resolve = resolve;
    this.#pageOf = pageOf;
  }

  has(dict: PdfDict): boolean {
    return this.ownerOf.has(dict);
  }

  from(root: PdfObject, parent: FieldNode | null): FieldNode | null {
    const first = this.#visit(root, parent);
    const pending = first ? [first] : [];
    for (let node = pending.pop(); node; node = pending.pop()) {
      const kids = node.dict.get('Kids', this.#resolve);
      if (!(kids instanceof PdfArray)) continue;
      const below = kids.toArray().map((kid) => this.#visit(kid, node));
      for (const kid of below.reverse()) if (kid) pending.push(kid);
    }
    return first;
  }

  #visit(item: PdfObject, parent: FieldNode | null): FieldNode | null {
    const ref = item instanceof PdfRef ? item : null;
    const dict = ref ? this.#resolve(ref) : item;
    if (!(dict instanceof PdfDict) || this.ownerOf.has(dict)) return null;
    this.ownerOf.set(dict, parent);
    const widget: Widget = { dict, ref, page: this.#pageOf.get(dict) ?? null };
    const part = textOf(dict.get('T', this.#resolve)) ?? '';
    const hasKids = dict.get('Kids', this.#resolve) instanceof PdfArray;
    if (parent && part === '' && !hasKids) {
      parent.widgets.push(widget);
      return null;
    }
    const name = [parent?.name, part].filter(Boolean).join('.');
    const widgets = isWidget(dict, this.#resolve) ? [widget] : [];
    const depth = parent ? parent.depth + 1 : 0;
    if (depth > depthMax) return null;
    const node: FieldNode = { dict, ref, parent, name, depth, kids: [], widgets };
    parent?.kids.push(node);
    this.nodes.push(node);
    this.byDict.set(dict, node);
    return node;
  }
}

/** The chain of /Parent from a dictionary up, itself first; a loop ends it. */
function ancestry(dict: PdfDict, item: PdfObject, resolve: Resolve): { dict: PdfDict; item: PdfObject }[] {
  const chain = [{ dict, item }];
  const seen = new Set([dict]);
  for (let at = dict; ; ) {
    const parent = at.get('Parent');
    const target = parent instanceof PdfRef ? resolve(parent) : parent;
    if (!parent || !(target instanceof PdfDict) || seen.has(target)) return chain;
    seen.add(target);
    chain.push({ dict: target, item: parent });
    at = target;
  }
}

/** A widget that the walk from /Fields missed joins the nearest ancestor that is known, or brings its own root. */
function adopt(widget: { dict: PdfDict; item: PdfObject }, walk: Walk, resolve: Resolve): FieldNode | null {
  const chain = ancestry(widget.dict, widget.item, resolve);
  const known = chain.find(({ dict }) => walk.byDict.has(dict));
  if (known) {
    walk.from(widget.item, walk.byDict.get(known.dict) ?? null);
    return null;
  }
  const top = chain.at(-1) ?? widget;
  const root = walk.from(top.item, null);
  if (root && !walk.has(widget.dict)) walk.from(widget.item, root);
  return root;
}

export function readTree(document: PdfDocument): FieldTree {
  const { resolve } = document;
  const acroForm = document.pdf.context.catalog.getDict().getDict('AcroForm', resolve) ?? null;
  const { pageOf, inOrder } = pageWidgets(document, resolve);
  const walk = new Walk(resolve, pageOf);
  const fields = acroForm?.get('Fields', resolve);
  const listed = fields instanceof PdfArray ? fields.toArray().map((item) => walk.from(item, null)) : [];
  const orphans = inOrder
    .filter(({ dict }) => !walk.has(dict))
    .map((widget) => (walk.has(widget.dict) ? null : adopt(widget, walk, resolve)));
  const found = orphans.filter((root) => root !== null);
  return {
    acroForm,
    roots: [...listed.filter((root) => root !== null), ...found],
    orphans: found,
    nodes: walk.nodes,
    ownerOf: walk.ownerOf,
    resolve,
  };
}
