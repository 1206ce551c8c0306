import { PdfArray, PdfBool, PdfDict, type PdfObject, PdfString } from '@libpdf/core';
import { fieldRenamed, xfaDropped } from '../document/index.ts';
import type { Copier } from './copier.ts';
import { type FieldNode, type Fields, partialName, writeKids } from './fields.ts';
import { FormResources } from './form-resources.ts';
import type { Target } from './target.ts';
import { freeName } from './trees.ts';

/** The fields of all sources in one form; of two fields with one full name the later one is renamed. */
export class Form {
  readonly #target: Target;
  readonly #roots: FieldNode[] = [];
  readonly #taken = new Level();
  readonly #order: PdfObject[] = [];
  readonly #resources = new FormResources();
  #needsAppearances = false;
  #isPresent = false;

  constructor(target: Target) {
    this.#target = target;
  }

  add(copier: Copier, fields: Fields): void {
    const { form } = fields;
    const roots = fields.finish();
    if (!form) return;
    const { source } = copier;
    if (form.has('XFA')) this.#target.warnings.push(xfaDropped);
    if (roots.length === 0) return;
    this.#isPresent = true;
    this.#resources.add(copier, form, fields, roots);
    this.#needsAppearances ||= form.getBool('NeedAppearances', source.resolve)?.value === true;
    new Placing(this.#target, this.#taken, this.#roots).place(roots);
    for (const item of source.array(form.get('CO')) ?? []) {
      const field = copier.copied(item);
      if (field) this.#order.push(field);
    }
  }

  write(): void {
    if (!this.#isPresent) return;
    writeKids(this.#target, this.#roots);
    const form = PdfDict.of({ Fields: new PdfArray(this.#roots.map(({ ref }) => ref)) });
    this.#resources.write(form);
    if (this.#needsAppearances) form.set('NeedAppearances', PdfBool.TRUE);
    if (this.#order.length > 0) form.set('CO', new PdfArray(this.#order));
    this.#target.catalog.set('AcroForm', this.#target.add(form));
  }
}

/** One level of the hierarchy: the names that are taken, and the fields of earlier sources behind them. */
class Level {
  readonly taken = new Set<string>();
  readonly nodes = new Map<string, FieldNode>();
  readonly #below = new Map<FieldNode, Level>();

  below(node: FieldNode): Level {
    const level = this.#below.get(node) ?? new Level();
    this.#below.set(node, level);
    return level;
  }
}

interface Step {
  readonly node: FieldNode;
  readonly level: Level;
  /** Where it goes: the top of the form, or the children of a field of an earlier source. */
  readonly siblings: FieldNode[];
  readonly prefix: string;
}

/** Puts the fields of one source among those of the sources before it. */
class Placing {
  readonly #target: Target;
  readonly #taken: Level;
  readonly #roots: FieldNode[];
  readonly #added: { level: Level; node: FieldNode }[] = [];

  constructor(target: Target, taken: Level, roots: FieldNode[]) {
    this.#target = target;
    this.#taken = taken;
    this.#roots = roots;
  }

  place(roots: readonly FieldNode[]): void {
    const steps: Step[] = [];
    const enqueue = (
      nodes: readonly FieldNode[],
      level: Level,
      siblings: FieldNode[],
      prefix: string,
    ): void => {
      for (const node of nodes) level.taken.add(partialName(node) ?? '');
      for (const node of nodes) steps.push({ node, level, siblings, prefix });
    };
    enqueue(roots, this.#taken, this.#roots, '');
    for (let index = 0; index < steps.length; index += 1) {
      const step = steps[index];
      const merged = step && this.#placeOne(step);
      if (!step || !merged) continue;
      const prefix = `${step.prefix}${partialName(step.node)}.`;
      enqueue(step.node.children, step.level.below(merged), merged.children, prefix);
    }
    this.#finish();
  }

  /** Returns the earlier group that takes the children of this one, where there is such a group. */
  #placeOne({ node, level, siblings, prefix }: Step): FieldNode | undefined {
    const name = partialName(node);
    const known = name === undefined ? undefined : level.nodes.get(name);
    if (name !== undefined && known) {
      if (isGroup(known) && isGroup(node) && !inheritedKeys.some((key) => known.dict.has(key))) {
        handDown(node);
        return known;
      }
      const free = freeName(name, (candidate) => level.taken.has(candidate), '_');
      level.taken.add(free);
      node.dict.set('T', PdfString.fromString(free));
      this.#target.warnings.push(fieldRenamed(prefix + name, prefix + free));
    }
    siblings.push(node);
    this.#added.push({ level, node });
    return undefined;
  }

  /** Only from here on do this source's fields count as earlier: duplicates within one file are left as they were. */
  #finish(): void {
    for (let item = this.#added.pop(); item; item = this.#added.pop()) {
      const { level, node } = item;
      const name = partialName(node);
      if (name === undefined) continue;
      level.taken.add(name);
      level.nodes.set(name, node);
      for (const child of node.children) this.#added.push({ level: level.below(node), node: child });
    }
  }
}

const isGroup = (node: FieldNode): boolean => node.children.length > 0 && node.widgets.length === 0;

/** What fields take from the nodes above them (ISO 32000-2, table 226 and 12.7.4.3). */
const inheritedKeys = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'MaxLen', 'Opt', 'DS', 'RV'];

function handDown(node: FieldNode): void {
  for (const key of inheritedKeys) {
    const value = node.dict.get(key);
    if (!value) continue;
    for (const { dict } of node.children) if (!dict.has(key)) dict.set(key, value);
  }
}
