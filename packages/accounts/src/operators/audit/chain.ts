import { createHash } from 'node:crypto';
import type { auditRows } from '@pagesmith/database';

export type AuditRow = typeof auditRows.$inferSelect;

/** What the first row has in place of the hash of the one before it. */
export const beforeTheFirst = '0'.repeat(64);

/** The SHA-256 of a row's content, with the hash of the row before it: changing a row breaks all that follow. */
export function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const content = [
    row.number,
    row.at.toISOString(),
    row.actor,
    row.role,
    row.origin,
    row.action,
    row.subject,
    row.reason,
    row.before,
    row.after,
    row.previousHash,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
