import { PDF, type PdfDict, type PdfObject, type PdfRef } from '@libpdf/core';
import type { Warning } from '../document/index.ts';

/** The document that is being made. */
export class Target {
  readonly pdf = PDF.create();
  readonly catalog: PdfDict = this.pdf.context.catalog.getDict();
  readonly warnings: Warning[] = [];
  #structureKeys = 0;

  constructor() {
    this.pdf.context.info.trailer.delete('Info');
  }

  add(object: PdfObject): PdfRef {
    return this.pdf.context.registry.register(object);
  }

  allocate(): PdfRef {
    return this.pdf.context.registry.allocateRef();
  }

  fill(ref: PdfRef, object: PdfObject): void {
    this.pdf.context.registry.registerAt(ref, object);
  }

  get(ref: PdfRef): PdfObject | null {
    return this.pdf.context.registry.getObject(ref);
  }

  objects(): Iterable<[PdfRef, PdfObject]> {
    return this.pdf.context.registry.entries();
  }

  /** The next free key of the parent tree (ISO 32000-2, 14.7.5.4). */
  nextStructureKey(): number {
    this.#structureKeys += 1;
    return this.#structureKeys - 1;
  }
}
