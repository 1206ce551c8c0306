import { is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, type PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { availableKinds, temporaryDatabase } from '../testing/index.ts';
import * as schema from './index.ts';

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
const views = Object.values(schema).filter((entry) => is(entry, PgView));

const columnsInDatabase = `
  SELECT relname AS relation, attname AS column, format_type(atttypid, atttypmod) AS type,
    attnotnull AS "notNull", atthasdef OR attidentity <> '' AS "hasDefault"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped
    AND relname NOT IN ('migrations', 'function_texts')`;

const referencesInDatabase = `
  SELECT conrelid::regclass::text AS relation, attname AS column, confrelid::regclass::text AS target,
    CASE confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'no action' END AS "onDelete"
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'`;

const described = (relation: string, column: PgColumn, isView = false) => ({
  relation,
  column: column.name,
  type: column.getSQLType().replace(' (', '('),
  notNull: isView ? false : column.notNull,
  hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
});

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describe.each(availableKinds())('the schema on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());

  it('has the columns that Drizzle knows, with their types, and no other', async () => {
    const known = [
      ...tables.flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => described(name, column));
      }),
      ...views.flatMap((view) => {
        const { name, selectedFields } = getViewConfig(view);
        return Object.values(selectedFields).map((column) => described(name, column as PgColumn, true));
      }),
    ];
    expect(sorted(await database.query(columnsInDatabase))).toEqual(sorted(known));
  });

  it('has the references that Drizzle knows', async () => {
    const known = tables.flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => {
        const { columns, foreignTable } = key.reference();
        return {
          relation: getTableConfig(table).name,
          column: columns[0]?.name,
          target: getTableConfig(foreignTable).name,
          onDelete: key.onDelete ?? 'no action',
        };
      }),
    );
    expect(sorted(await database.query(referencesInDatabase))).toEqual(sorted(known));
  });

  it('deletes everything of an account with the account', async () => {
    const owned = await database.query<{ relation: string; column: string }>(
      `SELECT relation, "column" FROM (${referencesInDatabase}) AS reference WHERE target = 'accounts'
         AND relation <> 'contact_messages' -- where no row stays: it becomes a ticket`,
    );
    await database.query(`INSERT INTO processes (id, lease_until) VALUES ('p', now())`);
    await database.query(
      `INSERT INTO accounts (id, email, name, password_hash) VALUES ('a', 'a@b.c', '', '')`,
    );
    await fillEveryTable(database);
    for (const { relation, column } of owned) {
      expect(await database.query(`SELECT ${column} FROM ${relation}`), relation).toHaveLength(1);
    }
    expect(await database.query('SELECT id, plan, monthly_requests FROM users')).toEqual([
      { id: 'a', plan: 'pro', monthly_requests: 3 },
    ]);
    await database.query(`DELETE FROM accounts WHERE id = 'a'`);
    for (const { relation } of owned)
      expect(await database.query(`SELECT FROM ${relation}`), relation).toEqual([]);
  });
});

async function fillEveryTable(database: Database): Promise<void> {
  const statements = [
    `INSERT INTO sessions (id, account_id, secret_hash, ip, user_agent, expires_at) VALUES ('s', 'a', '\\x01', '', '', now())`,
    `INSERT INTO recovery_tokens (id, account_id, secret_hash, expires_at) VALUES ('r', 'a', '\\x01', now())`,
    `INSERT INTO email_proofs (id, account_id, email, secret_hash, session_id, expires_at) VALUES ('p', 'a', 'b@c.d', '\\x01', 's', now())`,
    `INSERT INTO known_devices (account_id, device_hash) VALUES ('a', '\\x01')`,
    `INSERT INTO security_events (account_id, kind) VALUES ('a', 'sign_in')`,
    `INSERT INTO authenticators (account_id, secret_encrypted, secret_key_id) VALUES ('a', '\\x01', '1')`,
    `INSERT INTO recovery_codes (account_id, code_hash) VALUES ('a', '\\x01')`,
    `INSERT INTO passkeys (id, account_id, credential_id, public_key, signature_count, transports, name)
       VALUES ('p', 'a', 'c', '\\x01', 0, '{}', 'n')`,
    `INSERT INTO challenges (id, account_id, kind, expires_at) VALUES ('c', 'a', 'totp', now())`,
    `INSERT INTO contact_messages (id, account_id, name, email, reason, message) VALUES ('c', 'a', '', '', 'other', '')`,
    `INSERT INTO subscriptions (id, user_id, plan, status, billing_cycle, next_billing_date, monthly_limit, period_started_at, period_ends_at)
       VALUES ('s', 'a', 'pro', 'active', 'monthly', now(), 1, now(), now())`,
    `INSERT INTO user_counters (user_id, month, monthly_requests, total_requests)
       VALUES ('a', date_trunc('month', now() AT TIME ZONE 'UTC'), 3, 4)`,
    `INSERT INTO api_keys (id, user_id, name, key_encrypted, key_hash, secret_key_id) VALUES ('k', 'a', 'n', '\\x01', '\\x01', '1')`,
    `INSERT INTO deleted_api_keys (id, user_id, name, key_encrypted, key_hash, secret_key_id, status, request_count, created_at, deleted_at)
       VALUES ('d', 'a', 'n', '\\x01', '\\x01', '1', 'active', 0, now(), now())`,
    `INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status, response_time_ms)
       VALUES ('q', 'a', 'k', 'n', '/fill-pdf', 'POST', 'success', 200, 1)`,
    `INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at) VALUES ('a', 'q', 'overage', 55, now())`,
    `INSERT INTO reservations (id, user_id, process_id, api_key_id, api_key_name, endpoint, method)
       VALUES ('v', 'a', 'p', 'k', 'n', '/fill-pdf', 'POST')`,
    `INSERT INTO trials (user_id, operation, period_started_at, used) VALUES ('a', 'pdf-to-docx', now(), 1)`,
    `INSERT INTO deletion_proofs (id, user_id, received_at) VALUES ('q', 'a', now())`,
    `INSERT INTO legal_acceptances (account_id, page, version) VALUES ('a', 'terms', 1)`,
    `INSERT INTO rate_buckets (user_id, used, counted_at) VALUES ('a', 1, now())`,
    `INSERT INTO rate_windows (user_id, ended_at, calls, used) VALUES ('a', '{}', '{}', 0)`,
    `INSERT INTO work_buckets (user_id, used_ms, counted_at) VALUES ('a', 1, now())`,
    `INSERT INTO jobs (id, user_id, operation, place, secret_key_id, input_bytes, created_at)
       VALUES ('j', 'a', 'fill-pdf', 'p', '1', 1, now())`,
    `INSERT INTO call_reports (id, user_id, report_encrypted, secret_key_id, created_at, expires_at)
       VALUES ('r', 'a', '\\x01', '1', now(), now())`,
    `INSERT INTO idempotency_records (user_id, key, request_hash, request_id, process_id, expires_at)
       VALUES ('a', 'i', '\\x01', 'q', 'p', now())`,
    `INSERT INTO mails (id, account_id, content_encrypted, secret_key_id) VALUES ('m', 'a', '\\x01', '1')`,
    `INSERT INTO billing_events (id, provider, type, account_id, payload, occurred_at) VALUES ('e', 'test', 't', 'a', '{}', now())`,
    `INSERT INTO webhook_endpoints (id, user_id, url, events, secret_encrypted, secret_key_id) VALUES ('w', 'a', '', '{}', '\\x01', '1')`,
    `INSERT INTO webhook_events (id, user_id, type, data) VALUES ('v', 'a', 't', '{}')`,
    `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, next_attempt_at) VALUES ('d', 'v', 'w', now())`,
    `INSERT INTO billing_notices (account_id, kind, facts, next_attempt_at, created_at) VALUES ('a', 'cap', '{}', now(), now())`,
    `INSERT INTO test_payment_objects (id, account_id, kind, object, created_at) VALUES ('o', 'a', 'usage', '{}', now())`,
  ];
  for (const statement of statements) await database.query(statement);
}
