import type { Role } from './role-words.ts';

/** What the server refused, in its own words. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One thing that the signed-in operator may do, as the server describes it. */
export interface OfferedAction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly needsReason: boolean;
  readonly needsConfirmation: boolean;
}

export interface Session {
  readonly operator: { readonly email: string; readonly role: Role };
  readonly actions: readonly OfferedAction[];
}

export async function ask<Result>(method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(`/operator/api${path}`, {
    method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return answer as Result;
  throw new Refusal(answer?.code ?? '', answer?.detail ?? response.statusText);
}
