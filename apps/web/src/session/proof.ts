import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callBackend } from './backend.ts';
import { UserFacingError } from './backend-errors.ts';

export interface PasskeyAnswer {
  readonly challengeId: string;
  readonly response: AuthenticationResponseJSON;
}

/** By what somebody shows that the account is theirs. */
export type Proof = { readonly password: string } | { readonly otp: string } | PasskeyAnswer;

/** The browser asks for a passkey; `declined` is told when it gets none. Its library is loaded when it is wanted. */
export async function askPasskey(declined: string): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const question = await callBackend<{ challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }>(
    'POST',
    '/account/passkeys/challenges',
  );
  const response = await startAuthentication({ optionsJSON: question.options }).catch((error: unknown) => {
    throw new UserFacingError(declined, { cause: error });
  });
  return { challengeId: question.challengeId, response };
}
