import type { PdfObject } from '@libpdf/core';

/** Beyond this its room is given back: a single array may have had millions of items. */
const roomMax = 4_096;

/**
 * The items of arrays and dictionaries that have begun and not ended. Lists that grow by themselves take several times as
 * much memory, and one list for all that is emptied in between would give its room back each time.
 */
export class ItemStack {
  #items: (PdfObject | undefined)[] = [];
  height = 0;

  push(item: PdfObject): void {
    this.#items[this.height] = item;
    this.height += 1;
  }

  at(index: number): PdfObject | undefined {
    return this.#items[index];
  }

  /** What has come since the stack was so high, in a list that has no more room than that takes. */
  takeFrom(height: number): PdfObject[] {
    const taken = this.#items.slice(height, this.height);
    this.cutTo(height);
    return taken as PdfObject[];
  }

  /** What was there is let go of: V8 would copy what a stack that lasts still held of the last document, and keep it. */
  cutTo(height: number): void {
    for (let at = height; at < this.height; at += 1) this.#items[at] = undefined;
    this.height = height;
    if (height === 0 && this.#items.length > roomMax) this.#items = [];
  }
}
