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
    const placed = new Placing(this.#target, this.#taken, this.#roots);
    for (const root of roots) placed.place(root);
    placed.finish();
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

/** The names that earlier sources use at one level of the hierarchy. */
class Level {
  readonly nodes = new Map<string, FieldNode>();
  readonly below = new Map<FieldNode, Level>();
}

/** Puts the fields of one source among those of the sources before it. */
class Placing {
  readonly #target: Target;
  readonly #taken: Level;
  readonly #roots: FieldNode[];
  readonly #added: { level: Level; name: string; node: FieldNode }[] = [];

  constructor(target: Target, taken: Level, roots: FieldNode[]) {
    this.#target = target;
    this.#taken = taken;
    this.#roots = roots;
  }

  place(node: FieldNode, level = this.#taken, siblings = this.#roots, prefix = ''): void {
    const name = partialName(node);
    const known = name === undefined ? undefined : level.nodes.get(name);
    if (name === undefined || !known) {
      siblings.push(node);
      if (name !== undefined) this.#added.push({ level, name, node });
      return;
    }
    if (isGroup(known) && isGroup(node) && !inheritedKeys.some((key) => known.dict.has(key))) {
      handDown(node);
      const below = level.below.get(known) ?? new Level();
      for (const child of node.children) this.place(child, below, known.children, `${prefix}${name}.`);
      return;
    }
    const isTaken = (candidate: string): boolean =>
      level.nodes.has(candidate) ||
      this.#added.some((added) => added.level === level && added.name === candidate);
    const free = freeName(name, isTaken, '_');
    node.dict.set('T', PdfString.fromString(free));
    this.#target.warnings.push(fieldRenamed(prefix + name, prefix + free));
    siblings.push(node);
    this.#added.push({ level, name: free, node });
  }

  /** Only now do this source's names count as taken: two fields of one name in one file were like that before. */
  finish(): void {
    for (const { level, name, node } of this.#added) register(level, name, node);
  }
}

function register(level: Level, name: string, node: FieldNode): void {
  if (!level.nodes.has(name)) level.nodes.set(name, node);
  if (node.children.length === 0) return;
  const below = level.below.get(node) ?? new Level();
  level.below.set(node, below);
  for (const child of node.children) {
    const childName = partialName(child);
    if (childName !== undefined) register(below, childName, child);
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
