import { callReports, type Database, type Transaction } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';
import { boundedReport, type Report, type ReportedWarning } from './report.ts';

export interface ReportsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** Of a call, or of a job, which has the call's id. */
interface ReportedCall {
  readonly id: string;
  readonly accountId: string;
  readonly retentionMinutes: number;
}

export interface Reports {
  /** For the plan's retention time; nothing when there is nothing to tell. Work that is done again replaces it. */
  keep(call: ReportedCall, warnings: readonly ReportedWarning[]): Promise<void>;
  find(accountId: string, id: string): Promise<Report | undefined>;
  forget(accountId: string, id: string): Promise<void>;
  /** Deletes those whose time has ended. */
  sweep(): Promise<void>;
}

export function createReports({ database, clock, secrets }: ReportsDeps): Reports {
  const { orm } = database;
  return {
    keep: async ({ id, accountId, retentionMinutes }, warnings) => {
      if (warnings.length === 0) return;
      const createdAt = clock.now();
      const kept = {
        reportEncrypted: secrets.encrypt(JSON.stringify(boundedReport(warnings))),
        secretKeyId: secrets.keyId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + retentionMinutes * 60_000),
      };
      const row = { id, userId: accountId, ...kept };
      await orm.insert(callReports).values(row).onConflictDoUpdate({ target: callReports.id, set: kept });
    },
    find: async (accountId, id) => {
      const isAsked = and(eq(callReports.id, id), eq(callReports.userId, accountId));
      const [row] = await orm
        .select()
        .from(callReports)
        .where(and(isAsked, gt(callReports.expiresAt, clock.now())));
      return row && (JSON.parse(secrets.decrypt(row.reportEncrypted, row.secretKeyId)) as Report);
    },
    forget: async (accountId, id) => {
      await orm.delete(callReports).where(and(eq(callReports.id, id), eq(callReports.userId, accountId)));
    },
    sweep: async () => {
      await orm.delete(callReports).where(lte(callReports.expiresAt, clock.now()));
    },
  };
}

const batchSize = 20;

/** One batch of what a previous secret key has encrypted, re-encrypted; returns how many. */
export async function rotateReports({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select()
    .from(callReports)
    .where(ne(callReports.secretKeyId, secrets.keyId))
    .limit(batchSize)
    .for('update');
  for (const { id, reportEncrypted: bytes, secretKeyId } of rows) {
    const reportEncrypted = secrets.encrypt(secrets.decrypt(bytes, secretKeyId));
    await orm
      .update(callReports)
      .set({ reportEncrypted, secretKeyId: secrets.keyId })
      .where(eq(callReports.id, id));
  }
  return rows.length;
}
