import { PdfArray, PdfDict, PdfName, type PdfObject, PdfString } from '@libpdf/core';
import { attachmentsKept } from '../document/index.ts';
import type { Copier } from './copier.ts';
import type { Target } from './target.ts';
import { freeName, readNameTree, writeNameTree } from './trees.ts';

/**
 * Attachments belong to no page, so all of them are kept. One whose name is taken is renamed, both in the tree and in its
 * file specification. Document-level scripts are kept in the same way.
 */
export class Attachments {
  readonly #files = new Map<string, PdfObject>();
  readonly #fileNames = new Set<string>();
  readonly #scripts = new Map<string, PdfObject>();
  readonly #associated: PdfObject[] = [];

  /** Comes before anything else of the source is copied, so that every user of a file sees its new name. */
  copy(copier: Copier): void {
    const { source } = copier;
    const names = source.dict(source.catalog.get('Names'));
    const files = readNameTree(source, names?.get('EmbeddedFiles'));
    if (files.length > 0 && !source.isWhole) copier.target.warnings.push(attachmentsKept(files.length));
    for (const [name, value] of files) {
      const free = freeName(name, (candidate) => this.#files.has(candidate));
      this.#files.set(free, this.#copyFile(value, copier));
    }
    for (const [name, value] of readNameTree(source, names?.get('JavaScript'))) {
      const free = freeName(name, (candidate) => this.#scripts.has(candidate));
      this.#scripts.set(free, copier.copy(value));
    }
    const associated = source.array(source.catalog.get('AF'));
    if (associated) this.#associated.push(...associated.toArray().map((item) => copier.copy(item)));
  }

  #copyFile(value: PdfObject, copier: Copier): PdfObject {
    const known = copier.copied(value);
    const specification = copier.source.dict(value);
    if (known || !specification) return known ?? copier.copy(value);
    const copy = new PdfDict();
    copier.copyEntries(specification, copy, fileNameKeys);
    const used = [...fileNameKeys].map((key) => ({ key, text: copier.source.value(specification.get(key)) }));
    const renamed = used.flatMap(({ key, text }) =>
      text instanceof PdfString ? [{ key, text, name: this.#freeFileName(text.asString()) }] : [],
    );
    for (const { key, text, name } of renamed) {
      copy.set(key, name === text.asString() ? text : PdfString.fromString(name));
      this.#fileNames.add(name);
    }
    const ref = copier.target.add(copy);
    copier.bind(value, ref);
    return ref;
  }

  #freeFileName(name: string): string {
    return freeName(name, (candidate) => this.#fileNames.has(candidate));
  }

  write(target: Target, names: PdfDict): void {
    const files = writeNameTree(target, this.#files);
    if (files) names.set('EmbeddedFiles', files);
    const scripts = writeNameTree(target, this.#scripts);
    if (scripts) names.set('JavaScript', scripts);
    if (this.#associated.length > 0) target.catalog.set('AF', new PdfArray(this.#associated));
  }
}

const fileNameKeys = new Set([PdfName.of('F'), PdfName.of('UF')]);
