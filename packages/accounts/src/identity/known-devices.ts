import { policy } from '@pagesmith/catalog';
import { accounts, type Database, knownDevices, type Queryable } from '@pagesmith/database';
import { and, eq, lt, ne } from 'drizzle-orm';
import { hashOfSecret } from './session-token.ts';

const dayMs = 86_400_000;

/** Beyond it, those that signed in longest ago are forgotten. */
const devicesMax = 200;

/** Whether a browser with this id has signed in to the account of this e-mail before. */
export async function isKnownDevice({ orm }: Queryable, email: string, deviceId: string): Promise<boolean> {
  const rows = await orm
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(and(eq(accounts.email, email), eq(knownDevices.deviceHash, hashOfSecret(deviceId))));
  return rows.length > 0;
}

interface Remembered {
  readonly isNew: boolean;
  /** The account had no known device: there is none that this one would be new beside. */
  readonly isFirst: boolean;
}

const rememberStatement = `
WITH forgotten AS (
  DELETE FROM known_devices WHERE account_id = $1 AND device_hash IN (
    SELECT device_hash FROM known_devices WHERE account_id = $1 AND device_hash <> $2
    ORDER BY last_seen_at DESC OFFSET $4
  )
)
INSERT INTO known_devices (account_id, device_hash, last_seen_at, created_at) VALUES ($1, $2, $3, $3)
ON CONFLICT (account_id, device_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at
RETURNING xmax = 0 AS "isNew",
  NOT EXISTS (SELECT FROM known_devices AS other WHERE other.account_id = $1) AS "isFirst"`;

export async function rememberDevice(
  database: Queryable,
  accountId: string,
  deviceId: string,
  now: Date,
): Promise<Remembered> {
  const values = [accountId, hashOfSecret(deviceId), now, devicesMax - 1];
  const [remembered] = await database.query<Remembered>(rememberStatement, values);
  return remembered ?? { isNew: false, isFirst: false };
}

/** All of the account's, or all but one. */
export async function forgetDevices({ orm }: Queryable, accountId: string, exceptId = ''): Promise<void> {
  await orm
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), ne(knownDevices.deviceHash, hashOfSecret(exceptId))));
}

/** By then the browser has forgotten its cookie too. */
export async function sweepDevices({ orm }: Database, now: Date): Promise<void> {
  const seenSince = new Date(now.getTime() - policy.deviceCookieDays * dayMs);
  await orm.delete(knownDevices).where(lt(knownDevices.lastSeenAt, seenSince));
}
