import type { BillingAccount, BillingSettings, Invoice, Invoices } from '@pagesmith/contract';
import { backend } from '../../../session/backend.ts';

/** Of the server's own, beside what the SDK knows. */
function call<Answer>(method: 'GET' | 'PATCH', path: string, body?: object): Promise<Answer> {
  const { client } = backend();
  const url = new URL(`${client.config.endpoint}${path}`);
  return client.call(method, url, { 'content-type': 'application/json' }, { ...body });
}

export const loadBillingAccount = () => call<BillingAccount>('GET', '/billing');

export const changeSettings = (settings: BillingSettings) =>
  call<BillingAccount>('PATCH', '/billing', settings);

export async function loadInvoices(): Promise<readonly Invoice[]> {
  return (await call<Invoices>('GET', '/billing/invoices')).invoices;
}
