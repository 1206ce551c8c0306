import { auditRows, type Queryable } from '@pagesmith/database';
import { asc, gt } from 'drizzle-orm';
import { type AuditRow, beforeTheFirst, hashOf } from './chain.ts';

export interface Verification {
  readonly isWhole: boolean;
  readonly rows: number;
  /** The first row that is not as it was written, or that is missing. */
  readonly brokenAt: number | null;
  /** The hash of the last row. Kept elsewhere, it also shows when rows are missing at the end. */
  readonly head: string;
}

const batch = 1_000;

/** Reads the whole chain, from its first row. */
export async function verifyAudit(database: Queryable): Promise<Verification> {
  let last = { number: 0, hash: beforeTheFirst };
  for (;;) {
    const rows = await rowsAfter(database, last.number);
    for (const row of rows) {
      const isNext = row.number === last.number + 1 && row.previousHash === last.hash;
      if (!isNext || hashOf(row) !== row.hash) {
        return { isWhole: false, rows: last.number, brokenAt: last.number + 1, head: last.hash };
      }
      last = row;
    }
    if (rows.length < batch) return { isWhole: true, rows: last.number, brokenAt: null, head: last.hash };
  }
}

const rowsAfter = ({ orm }: Queryable, number: number): Promise<AuditRow[]> =>
  orm
    .select()
    .from(auditRows)
    .where(gt(auditRows.number, number))
    .orderBy(asc(auditRows.number))
    .limit(batch);
