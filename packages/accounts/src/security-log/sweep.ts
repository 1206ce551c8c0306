import { policy } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { deleteOlder } from '../delete-older.ts';

export const sweepSecurityLog = (database: Database, now: Date): Promise<void> =>
  deleteOlder(
    database,
    { table: 'security_events', since: 'created_at', keptDays: policy.securityLogDays },
    now,
  );
