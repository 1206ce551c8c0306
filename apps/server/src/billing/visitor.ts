import { billingFailures, type Identity } from '@pagesmith/accounts';
import { fail, type Language } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import { pageLanguageOf } from '../http/pages.ts';
import { findSignedIn } from '../wire/visitor.ts';

export interface Asking {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
}

export async function findAsking(identity: Identity, request: FastifyRequest): Promise<Asking | undefined> {
  const signedIn = await findSignedIn(identity, request);
  if (!signedIn) return undefined;
  const { id: accountId, email } = signedIn.account;
  return { accountId, email, language: pageLanguageOf(request) };
}

export const requireAsking = async (identity: Identity, request: FastifyRequest): Promise<Asking> =>
  (await findAsking(identity, request)) ?? fail(billingFailures.signInRequired());

/** Only for the account whose e-mail it is: nobody learns whether another one exists. */
export async function requireEmail(
  identity: Identity,
  request: FastifyRequest,
  email: string,
): Promise<Asking> {
  const asking = await requireAsking(identity, request);
  if (email.trim().toLowerCase() !== asking.email) throw billingFailures.emailForeign();
  return asking;
}
