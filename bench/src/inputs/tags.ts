import type { PdfWriter } from './pdf-writer.ts';

/** The structure tree that word processors write: one paragraph element for each piece of marked content. */
export class Tags {
  readonly #writer: PdfWriter;
  readonly #root: number;
  readonly #document: number;
  readonly #paragraphs: number[] = [];
  readonly #parents: string[] = [];

  constructor(writer: PdfWriter) {
    this.#writer = writer;
    this.#root = writer.reserve();
    this.#document = writer.reserve();
  }

  /** The entries that the page's dictionary gets for its paragraphs. */
  tagPage(page: number, paragraphCount: number): string {
    const elements = Array.from({ length: paragraphCount }, (_, id) =>
      this.#writer.object(
        `<< /Type /StructElem /S /P /P ${this.#document} 0 R /Pg ${page} 0 R /K ${id} /Lang (en) >>`,
      ),
    );
    this.#paragraphs.push(...elements);
    const key = this.#parents.length;
    const parents = this.#writer.object(`[${elements.map((element) => `${element} 0 R`).join(' ')}]`);
    this.#parents.push(`${key} ${parents} 0 R`);
    return `/StructParents ${key} /Tabs /S`;
  }

  /** The entries of the catalog. */
  finish(): string {
    const tree = this.#writer.object(`<< /Nums [${this.#parents.join(' ')}] >>`);
    const kids = this.#paragraphs.map((element) => `${element} 0 R`).join(' ');
    this.#writer.object(
      `<< /Type /StructElem /S /Document /P ${this.#root} 0 R /K [${kids}] >>`,
      this.#document,
    );
    this.#writer.object(
      `<< /Type /StructTreeRoot /K ${this.#document} 0 R /ParentTree ${tree} 0 R /ParentTreeNextKey ${this.#parents.length} >>`,
      this.#root,
    );
    return `/StructTreeRoot ${this.#root} 0 R /MarkInfo << /Marked true >> /Lang (en)`;
  }
}
