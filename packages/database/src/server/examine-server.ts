import pg from 'pg';
import { readSchemaFiles } from '../migrations/schema-files.ts';
import { addressOf, connectionFailure } from './connection-failure.ts';

/** What an operator should know of a PostgreSQL server before a process starts on it. */
export interface ServerFacts {
  readonly address: string;
  readonly version: string;
  readonly versionNumber: number;
  readonly encoding: string;
  /** `fsync`, `full_page_writes` and `synchronous_commit`: what lets a commit be lost when they are off. */
  readonly durability: Readonly<Record<string, string>>;
  readonly connectionsMax: number;
  readonly connectionsTaken: number;
  readonly isEncrypted: boolean;
  /** Whether the user may make tables. */
  readonly canCreate: boolean;
  /** How far the server's clock is ahead of ours. */
  readonly aheadMs: number;
  /** Schema files that the next start applies. */
  readonly pending: readonly string[];
  /** Whether no version has ever been started on it. */
  readonly isNew: boolean;
}

const factsStatement = `
SELECT current_setting('server_version') AS version, current_setting('server_version_num')::integer AS version_number,
  current_setting('server_encoding') AS encoding, current_setting('max_connections')::integer AS connections_max,
  (SELECT count(*)::integer FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections_taken,
  coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS is_encrypted,
  has_schema_privilege(coalesce(current_schema(), 'public'), 'CREATE') AS can_create,
  extract(epoch FROM clock_timestamp())::double precision * 1000 AS now_ms,
  jsonb_build_object('fsync', current_setting('fsync'), 'full_page_writes', current_setting('full_page_writes'),
    'synchronous_commit', current_setting('synchronous_commit')) AS durability`;

interface Row {
  readonly version: string;
  readonly version_number: number;
  readonly encoding: string;
  readonly connections_max: number;
  readonly connections_taken: number;
  readonly is_encrypted: boolean;
  readonly can_create: boolean;
  readonly now_ms: number;
  readonly durability: Record<string, string>;
}

/** Looks, and changes nothing. Fails as `connect` would when the server cannot be reached. */
export async function examineServer(databaseUrl: string, timeoutMs = 5_000): Promise<ServerFacts> {
  const address = addressOf(databaseUrl);
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const askedAt = Date.now();
    const { rows } = await client.query<Row>(factsStatement);
    const [row] = rows;
    if (!row) throw new Error('the server told nothing of itself');
    const ourMs = (askedAt + Date.now()) / 2;
    return {
      address,
      version: row.version,
      versionNumber: row.version_number,
      encoding: row.encoding,
      durability: row.durability,
      connectionsMax: row.connections_max,
      connectionsTaken: row.connections_taken,
      isEncrypted: row.is_encrypted,
      canCreate: row.can_create,
      aheadMs: row.now_ms - ourMs,
      ...(await schemaOf(client)),
    };
  } catch (error) {
    throw connectionFailure(error, address);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function schemaOf(client: pg.Client): Promise<Pick<ServerFacts, 'pending' | 'isNew'>> {
  const { migrations, functions } = await readSchemaFiles();
  const applied = await checksumsIn(client, 'migrations');
  const texts = await checksumsIn(client, 'function_texts');
  const pending = [
    ...migrations.filter(({ checksum }) => !applied.has(checksum)),
    ...functions.filter(({ checksum }) => !texts.has(checksum)),
  ];
  return { pending: pending.map(({ name }) => name), isNew: applied.size === 0 };
}

async function checksumsIn(client: pg.Client, table: string): Promise<Set<string>> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS is_there',
    [table],
  );
  if (!found[0]?.is_there) return new Set();
  const { rows } = await client.query<{ checksum: string }>(`SELECT checksum FROM ${table}`);
  return new Set(rows.map(({ checksum }) => checksum));
}
