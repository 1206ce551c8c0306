import { billingFailures, type Identity } from '@pagesmith/accounts';
import { fail, type Language } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import { pageLanguageOf } from '../http/pages.ts';
import { findSignedIn } from '../wire/visitor.ts';

export interface Requester {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
}

export async function findRequester(
  identity: Identity,
  request: FastifyRequest,
): Promise<Requester | undefined> {
  const signedIn = await findSignedIn(identity, request);
  if (!signedIn) return undefined;
  const { id: accountId, email } = signedIn.account;
  return { accountId, email, language: pageLanguageOf(request) };
}

export const requireRequester = async (identity: Identity, request: FastifyRequest): Promise<Requester> =>
  (await findRequester(identity, request)) ?? fail(billingFailures.signInRequired());

/** Only for the account whose e-mail it is: nobody learns whether another one exists. */
export async function requireEmail(
  identity: Identity,
  request: FastifyRequest,
  email: string,
): Promise<Requester> {
  const requester = await requireRequester(identity, request);
  if (email.trim().toLowerCase() !== requester.email) throw billingFailures.emailForeign();
  return requester;
}
