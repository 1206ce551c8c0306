import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { withSameData } from '../bytes/index.ts';
import { dictOf, ItemStack, itemsOf, newDict } from '../document/index.ts';
import type { Destinations } from './destinations.ts';
import { isKeptOnlyByBinding } from './kept-by-binding.ts';
import { pruneResources } from './resources.ts';
import { type Identity, identify, type Placement, type Source } from './source.ts';
import type { Target } from './target.ts';

/**
 * Copies objects of one source into the new document, each once. A page, a page's annotation, a form field or
 * a structure element is never copied because something points to it: whoever keeps one says so with `bind`,
 * and a reference to any other becomes null. That is what keeps removed pages out of the bytes.
 */
export class Copier {
  readonly source: Source;
  readonly target: Target;
  readonly #destinations: Destinations;
  readonly #copies = new Map<number, PdfObject>();
  readonly #queue: { object: PdfObject; ref: PdfRef }[] = [];
  /** Keys and values of the dictionaries that are being copied. */
  readonly #items = new ItemStack();
  readonly #structureKeys = new Map<number, number>();
  #scope: ReadonlyMap<Identity, PdfRef> = new Map();

  constructor(source: Source, target: Target, destinations: Destinations) {
    this.source = source;
    this.target = target;
    this.#destinations = destinations;
    for (const { page, ref } of source.placements.toReversed()) if (page.ref) this.bind(page.ref, ref);
  }

  /** From now on, references to `from` become references to `to`. */
  bind(from: PdfObject, to: PdfRef): void {
    if (from instanceof PdfRef) this.#copies.set(from.objectNumber, to);
  }

  /** The copy of an object that was reached, and nothing for one that was not. */
  copied(ref: PdfObject): PdfRef | undefined {
    const copy = ref instanceof PdfRef ? this.#copies.get(ref.objectNumber) : undefined;
    return copy instanceof PdfRef ? copy : undefined;
  }

  /** Copies within one page: its own annotations and the page itself come before all others. */
  withinPage<Result>(scope: ReadonlyMap<Identity, PdfRef>, work: () => Result): Result {
    const outer = this.#scope;
    this.#scope = scope;
    try {
      return work();
    } finally {
      this.#scope = outer;
    }
  }

  copy(object: PdfObject): PdfObject {
    if (object instanceof PdfRef) return this.#copyRef(object);
    if (object instanceof PdfArray) return this.#copyArray(object);
    if (object instanceof PdfStream) return this.#copyStream(object);
    if (object instanceof PdfDict) return this.#copyDict(object);
    return object;
  }

  copyEntries(from: PdfDict, to: PdfDict, leftOut: ReadonlySet<PdfName> = nothing): void {
    const start = this.#items.height;
    this.#pushEntries(from, leftOut);
    for (let at = start; at < this.#items.height; at += 2) {
      to.set(this.#items.at(at) as PdfName, this.#items.at(at + 1) as PdfObject);
    }
    this.#items.cutTo(start);
  }

  #pushEntries(from: PdfDict, leftOut: ReadonlySet<PdfName>): void {
    const items = itemsOf(from);
    if (items) {
      for (let at = 0; at < items.length; at += 2)
        this.#pushEntry(items[at] as PdfName, items[at + 1], leftOut);
    } else for (const key of from.keys()) this.#pushEntry(key, from.get(key), leftOut);
  }

  #pushEntry(key: PdfName, value: PdfObject | undefined, leftOut: ReadonlySet<PdfName>): void {
    if (!value || leftOut.has(key)) return;
    const copy = this.#copyEntry(key, value);
    if (copy.type === 'null') return;
    this.#items.push(key);
    this.#items.push(copy);
  }

  /** Copies everything that was reached; call it before asking what was `copied`. */
  finish(): void {
    for (let item = this.#queue.pop(); item; item = this.#queue.pop()) {
      this.target.fill(item.ref, this.copy(item.object));
    }
  }

  /** Comes last: nothing more is copied of its source. */
  forget(): void {
    this.#copies.clear();
    this.source.document.forget();
  }

  structureKey(key: number): number {
    let copy = this.#structureKeys.get(key);
    if (copy === undefined) {
      copy = this.target.nextStructureKey();
      this.#structureKeys.set(key, copy);
    }
    return copy;
  }

  /** The keys of the parent tree that copied pages and objects use, old and new. */
  get structureKeys(): ReadonlyMap<number, number> {
    return this.#structureKeys;
  }

  #copyRef(ref: PdfRef): PdfObject {
    const scoped = this.#scope.get(ref.objectNumber);
    if (scoped) return scoped;
    const known = this.#copies.get(ref.objectNumber);
    if (known) return known;
    const object = this.source.resolve(ref);
    const copy = object && !isKeptOnlyByBinding(object) ? this.#schedule(object) : PdfNull.instance;
    this.#copies.set(ref.objectNumber, copy);
    return copy;
  }

  #schedule(object: PdfObject): PdfObject {
    if (!(object instanceof PdfDict || object instanceof PdfArray)) return object;
    const ref = this.target.allocate();
    this.#queue.push({ object, ref });
    return ref;
  }

  /** One of numbers, names and texts, as most are, is the same in the copy: nobody changes a list in its place. */
  #copyArray(array: PdfArray): PdfArray {
    for (let index = 0; index < array.length; index += 1) {
      const item = array.at(index);
      if (item && !isPlain(item)) return this.#copyItems(array.toArray(), index);
    }
    return array;
  }

  #copyStream(stream: PdfStream): PdfStream {
    const copy = withSameData(stream);
    const resources = stream.get(resourcesKey);
    this.copyEntries(stream, copy, streamOnly);
    if (resources) {
      const pruned = pruneResources(this.source, resources, [stream]);
      copy.set(resourcesKey, this.copy(pruned));
    }
    return copy;
  }

  #copyDict(dict: PdfDict): PdfObject {
    const isGoTo = dict.get(actionKey) === goTo;
    if (isGoTo) {
      const destination = this.copyDestination(dict.get('D'));
      if (!destination) return PdfNull.instance;
      const action = newDict();
      this.copyEntries(dict, action, destinationOnly);
      action.set('D', destination);
      return action;
    }
    const start = this.#items.height;
    this.#pushEntries(dict, nothing);
    return dictOf(this.#items.takeFrom(start));
  }

  #copyEntry(key: PdfName, value: PdfObject): PdfObject {
    if (key === structParentKey || key === structParentsKey) {
      const number = this.source.value(value);
      return number instanceof PdfNumber ? PdfNumber.of(this.structureKey(number.value)) : PdfNull.instance;
    }
    if (key === destKey) return this.copyDestination(value) ?? PdfNull.instance;
    if (key === pieceInfoKey && !this.source.isWhole) return PdfNull.instance;
    return this.copy(value);
  }

  /** A destination with its page or name as it is called now, or nothing when its page was not chosen. */
  copyDestination(value: PdfObject | undefined): PdfObject | undefined {
    const destination = this.source.value(value);
    if (destination instanceof PdfString || destination instanceof PdfName) {
      return this.#destinations.renamed(destination);
    }
    const explicit = destination instanceof PdfDict ? this.source.array(destination.get('D')) : destination;
    if (!(explicit instanceof PdfArray)) return undefined;
    const target = explicit.at(0);
    const page =
      target && ((target instanceof PdfRef && this.#scope.get(identify(target))) || this.#page(target));
    if (!page) return undefined;
    const items = explicit.toArray();
    items[0] = page;
    return this.#copyItems(items, 1);
  }

  /** In the list itself, from the first that is to be copied. */
  #copyItems(items: PdfObject[], first: number): PdfArray {
    for (let index = first; index < items.length; index += 1) {
      const item = items[index];
      if (item) items[index] = this.copy(item);
    }
    return new PdfArray(items);
  }

  #page(target: PdfObject): PdfRef | undefined {
    const placement: Placement | undefined = this.source.placementOf(target);
    return placement?.ref;
  }
}

const isPlain = (object: PdfObject): boolean =>
  !(object instanceof PdfRef || object instanceof PdfArray || object instanceof PdfDict);
const nothing: ReadonlySet<PdfName> = new Set();
const actionKey = PdfName.of('S');
const goTo = PdfName.of('GoTo');
const resourcesKey = PdfName.of('Resources');
const structParentKey = PdfName.of('StructParent');
const structParentsKey = PdfName.of('StructParents');
const destKey = PdfName.of('Dest');
const pieceInfoKey = PdfName.of('PieceInfo');
const streamOnly = new Set([resourcesKey, PdfName.of('Length')]);
const destinationOnly = new Set([PdfName.of('D'), PdfName.of('SD')]);
