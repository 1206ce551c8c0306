import { readFileSync } from 'node:fs';
import { type PlanId, plans } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import type { Operation, SampleFile } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';

export interface Customer {
  readonly accountId: string;
  readonly key: string;
  /** Of the browser that registered. */
  readonly cookie: string;
}

export type FormParts = readonly (readonly [name: string, value: string | SampleFile | Uint8Array])[];

/** Registers through the wire, as a browser would, with a key; then is put on a plan. */
export async function newCustomer(url: string, database: Database, plan: PlanId = 'pro'): Promise<Customer> {
  const customer = await registerCustomer(url);
  await putOnPlan(database, customer, plan);
  return customer;
}

export async function registerCustomer(url: string): Promise<Customer> {
  const email = `${uniqueId()}@example.com`;
  const account = await ask(url, '/account', {
    userId: 'unique()',
    email,
    password: 'correct horse',
    name: 'Ada',
  });
  const { cookie } = await ask(url, '/account/sessions/email', { email, password: 'correct horse' });
  const data = { userId: account.body.$id, name: 'test' };
  const documents = '/databases/default/collections/api_keys/documents';
  const key = await ask(url, documents, { documentId: 'unique()', data }, cookie);
  return { accountId: String(account.body.$id), key: String(key.body.key), cookie };
}

/** Registers and buys the plan from the test payments, where the test cannot reach the database of the server. */
export async function enterpriseCustomer(url: string): Promise<Customer> {
  const customer = await registerCustomer(url);
  const headers = { cookie: customer.cookie, 'x-appwrite-project': 'pagesmith' };
  const account = await fetch(`${url}/v1/account`, { headers });
  const { email } = (await account.json()) as { email: string };
  const purchase = { email, plan: 'enterprise', cycle: 'monthly', card: '4242424242424242' };
  const body = new URLSearchParams(purchase);
  await fetch(`${url}/test-payments/checkout`, { method: 'POST', headers, body, redirect: 'manual' });
  return customer;
}

async function putOnPlan(database: Database, { accountId }: Customer, plan: PlanId): Promise<void> {
  await database.query('UPDATE subscriptions SET plan = $1, monthly_limit = $2 WHERE user_id = $3', [
    plan,
    plans[plan].callsPerMonth,
    accountId,
  ]);
}

async function ask(url: string, path: string, body: unknown, cookie = '') {
  const response = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'x-appwrite-project': 'pagesmith', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { body: answer, cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
}

export const readSample = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(samplePath(name)));

function formOf(parts: FormParts): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([bytesOf(value)], { type: 'application/pdf' }), '../../etc/passwd');
  }
  return form;
}

const bytesOf = (value: SampleFile | Uint8Array): Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array ? new Uint8Array(value) : readSample(value.sample);

/** One call of the API with a customer's key. */
export function post(
  url: string,
  { id }: Pick<Operation, 'id'>,
  parts: FormParts,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${url}/${id}`, { method: 'POST', headers, body: formOf(parts), signal });
}

/** What the customer's books say. */
export async function booksOf(database: Database, { accountId }: Customer) {
  const [usage] = await database.query<{
    current_usage: number;
    reserved_calls: number;
    charged_mills: number;
  }>('SELECT current_usage, reserved_calls, charged_mills FROM subscriptions WHERE user_id = $1', [
    accountId,
  ]);
  const rows = await database.query<{
    status: string;
    endpoint: string;
    error_message: string | null;
    occurrences: number;
  }>(
    'SELECT status, endpoint, error_message, occurrences FROM api_requests WHERE user_id = $1 ORDER BY sequence',
    [accountId],
  );
  return { ...usage, rows };
}

/** Refused calls of one minute share a row. */
export const callsIn = (rows: readonly { readonly occurrences: number }[]): number =>
  rows.reduce((sum, { occurrences }) => sum + occurrences, 0);
