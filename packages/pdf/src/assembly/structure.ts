import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  type PdfString,
} from '@libpdf/core';
import { claimsOf, isTagged } from '../document/index.ts';
import type { Copier } from './copier.ts';
import { keptElements } from './structure-elements.ts';
import { StructureIds } from './structure-ids.ts';
import type { Target } from './target.ts';
import { freeName, readNumberTree, writeNumberTree } from './trees.ts';

/**
 * The structure tree (ISO 32000-2, 14.7): elements that describe kept pages, under one root, with the parent
 * tree under new keys. An element of a removed page goes together with its texts (/ActualText, /Alt, /T).
 */
export class Structure {
  readonly #target: Target;
  readonly #kids: PdfObject[] = [];
  readonly #parents: [number, PdfObject][] = [];
  readonly #ids: StructureIds;
  readonly #namespaces: PdfObject[] = [];
  readonly #roles = new Map<string, PdfObject>();
  readonly #classes = new Map<string, PdfObject>();
  readonly #root = new PdfDict();
  readonly #rootRef: PdfRef;
  /** Whether a source claims to have a tree: then there is one, even if it is empty. */
  #isClaimed = false;

  constructor(target: Target) {
    this.#target = target;
    this.#ids = new StructureIds(target);
    this.#rootRef = target.allocate();
  }

  /** Comes after the pages were copied: their keys into the parent tree say which elements to keep. */
  copy(copier: Copier): void {
    const { source } = copier;
    const root = source.dict(source.catalog.get('StructTreeRoot'));
    if (!root) return;
    this.#isClaimed ||= claimsOf(source.document).some(isTagged);
    const parents = new Map(readNumberTree(source, root.get('ParentTree')));
    const elements = keptElements(copier, root, parents);
    const roles = this.#merge(copier, root.get('RoleMap'), this.#roles);
    const classes = this.#merge(copier, root.get('ClassMap'), this.#classes);
    const language = this.#foreignLanguage(copier);
    for (const { copy } of elements.all) {
      renameNames(copy, typeKey, roles);
      renameNames(copy, classKey, classes);
    }
    this.#ids.add(elements);
    for (const { ref, copy } of elements.top) {
      copy.set('P', this.#rootRef);
      if (language && !copy.has('Lang')) copy.set('Lang', language);
      this.#kids.push(ref);
    }
    for (const [oldKey, newKey] of copier.structureKeys) {
      const value = source.value(parents.get(oldKey));
      const parent =
        value instanceof PdfArray ? elements.mapArray(value) : elements.mapParent(parents.get(oldKey));
      if (parent) this.#parents.push([newKey, parent]);
    }
    const namespaces = source.array(root.get('Namespaces'))?.toArray() ?? [];
    this.#namespaces.push(...namespaces.map((item) => copier.copy(item)));
  }

  /** The language of a source that differs from the document's, which its elements then have to carry. */
  #foreignLanguage({ source }: Copier): PdfString | undefined {
    const own = source.catalog.getString('Lang', source.resolve);
    const common = this.#target.catalog.getString('Lang', this.#target.get.bind(this.#target));
    return own && own.asString() !== common?.asString() ? own : undefined;
  }

  /** Merges a map by name and returns which names had to be changed. */
  #merge(copier: Copier, value: PdfObject | undefined, into: Map<string, PdfObject>): Map<string, string> {
    const renames = new Map<string, string>();
    for (const [name, entry] of copier.source.dict(value) ?? []) {
      const copy = copier.copy(entry);
      const known = into.get(name.value);
      const isSame = known === copy || (known instanceof PdfName && known === copier.source.value(entry));
      if (known && !isSame)
        renames.set(
          name.value,
          freeName(name.value, (candidate) => into.has(candidate)),
        );
      into.set(renames.get(name.value) ?? name.value, copy);
    }
    return renames;
  }

  write(): void {
    if (this.#kids.length === 0 && !this.#isClaimed) return;
    const root = this.#root;
    root.set('Type', PdfName.of('StructTreeRoot'));
    if (this.#kids.length > 0) root.set('K', new PdfArray(this.#kids));
    const parents = writeNumberTree(this.#target, this.#parents);
    if (parents) root.set('ParentTree', parents);
    root.set('ParentTreeNextKey', PdfNumber.of(this.#target.nextStructureKey()));
    this.#ids.write(root);
    if (this.#roles.size > 0) root.set('RoleMap', new PdfDict(this.#roles));
    if (this.#classes.size > 0) root.set('ClassMap', new PdfDict(this.#classes));
    if (this.#namespaces.length > 0) root.set('Namespaces', new PdfArray(this.#namespaces));
    this.#target.fill(this.#rootRef, root);
    this.#target.catalog.set('StructTreeRoot', this.#rootRef);
    this.#target.catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }));
  }
}

const typeKey = PdfName.of('S');
const classKey = PdfName.of('C');

function renameNames(element: PdfDict, key: PdfName, renames: ReadonlyMap<string, string>): void {
  if (renames.size === 0) return;
  const renamed = (value: PdfObject): PdfObject =>
    value instanceof PdfName ? PdfName.of(renames.get(value.value) ?? value.value) : value;
  const value = element.get(key);
  if (value instanceof PdfArray) element.set(key, new PdfArray(value.toArray().map(renamed)));
  else if (value && !(value instanceof PdfRef)) element.set(key, renamed(value));
}
