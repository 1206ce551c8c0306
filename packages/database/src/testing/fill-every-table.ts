import type { Database } from '../database.ts';

/** A row of everything that an account `a` owns. */
export async function fillEveryTable(database: Database): Promise<void> {
  const statements = [
    `INSERT INTO processes (id, lease_until) VALUES ('p', now())`,
    `INSERT INTO accounts (id, email, name, password_hash) VALUES ('a', 'a@b.c', '', '')`,
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
    `INSERT INTO account_overrides (account_id, monthly_limit) VALUES ('a', 2)`,
    `INSERT INTO account_notes (account_id, author, text) VALUES ('a', 'ops', 'n')`,
    `INSERT INTO credits (account_id, amount_mills) VALUES ('a', 1000)`,
    `INSERT INTO trials (user_id, operation, period_started_at, used) VALUES ('a', 'pdf-to-docx', now(), 1)`,
    `INSERT INTO deletion_proofs (id, user_id, received_at) VALUES ('q', 'a', now())`,
    `INSERT INTO legal_acceptances (account_id, page, version) VALUES ('a', 'terms', 1)`,
    `INSERT INTO rate_buckets (user_id, used, counted_at) VALUES ('a', 1, now())`,
    `INSERT INTO rate_windows (user_id, ended_at, calls, used) VALUES ('a', '{}', '{}', 0)`,
    `INSERT INTO call_windows (id, user_id, ended_at, calls, used) VALUES ('a', 'a', '{}', '{}', 0)`,
    `INSERT INTO work_buckets (user_id, used_ms, counted_at) VALUES ('a', 1, now())`,
    `INSERT INTO jobs (id, user_id, operation, place, secret_key_id, input_bytes, created_at)
       VALUES ('j', 'a', 'fill-pdf', 'p', '1', 1, now())`,
    `INSERT INTO files (id, user_id, name, size_bytes, keep, key_encrypted, secret_key_id, created_at, expires_at)
      VALUES ('f', 'a', 'form.pdf', 1, 'template', '\\x00', 'k', now(), now())`,
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
    `INSERT INTO pipelines (user_id, name, definition) VALUES ('a', 'p', '{}')`,
    `INSERT INTO announcements (id, created_at) VALUES ('n', now())`,
    `INSERT INTO announcement_dismissals (announcement_id, account_id, dismissed_at) VALUES ('n', 'a', now())`,
    `INSERT INTO test_payment_objects (id, account_id, kind, object, created_at) VALUES ('o', 'a', 'usage', '{}', now())`,
  ];
  for (const statement of statements) await database.query(statement);
}
