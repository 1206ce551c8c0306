import type { Database } from '../database.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/** The databases that this machine can test on; says so when one is missing. */
export function availableKinds(): Database['kind'][] {
  if (postgresBinaries()) return ['embedded', 'server'];
  console.warn('SKIPPED: tests on a PostgreSQL server; there is none here, and it cannot be installed.');
  return ['embedded'];
}

/** For plain SQL, which both kinds understand alike: one of them, and both with `npm run soak`. */
export const kindsForPlainSql = (): Database['kind'][] =>
  process.env.SOAK ? availableKinds() : availableKinds().slice(-1);
