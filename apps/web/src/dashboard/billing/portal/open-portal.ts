import { backendHeaders } from '../../../session/backend.ts';

/** French in both languages, as the product has always said it. */
const requestFailedText = 'Échec de la requête';
const portalFailedText = 'Échec de la récupération du portail de facturation';

/** 1: manage the payment; 2: activate the add-on. */
export type PortalMode = 1 | 2;

export type Opening =
  | { readonly url: string }
  /** What the product says, and the server's own reason where it gave one. */
  | { readonly failure: string; readonly reason?: string | undefined };

/** Asks where the customer's payments are managed. */
export const findPortal = (email: string, mode: PortalMode): Promise<Opening> =>
  findPage(`/webhook/billing-portal?${new URLSearchParams({ email, mode: String(mode) })}`);

/** Asks an address of ours where the provider's page is: the session goes along also where it is no cookie. */
export async function findPage(address: string): Promise<Opening> {
  const headers = { ...backendHeaders(), accept: 'application/json' };
  const response = await fetch(address, { headers }).catch(() => undefined);
  if (!response) return { failure: requestFailedText };
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) return { failure: requestFailedText, reason: textIn(answer, 'error') };
  const url = textIn(answer, 'url');
  return url ? { url } : { failure: portalFailedText };
}

function textIn(answer: unknown, name: string): string | undefined {
  const value: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
