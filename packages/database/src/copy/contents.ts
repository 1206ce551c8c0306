import { createHash } from 'node:crypto';

/** How many rows a table has and what is in them, in whatever order they lie. */
export interface TableContents {
  readonly rows: number;
  readonly checksum: string;
}

/** What a database held when it was read. */
export interface Contents {
  /** The names of the migrations that made its tables. */
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, TableContents>>;
}

/** Counts rows, and adds up their hashes. */
export class RowCounter {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly string[]): void {
    this.#rows += rows.length;
    for (const row of rows) this.#sum += createHash('sha256').update(row).digest().readBigUInt64BE();
  }

  get contents(): TableContents {
    return { rows: this.#rows, checksum: BigInt.asUintN(64, this.#sum).toString(16).padStart(16, '0') };
  }
}
