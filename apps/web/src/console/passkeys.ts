import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ask, Refusal } from './ask.ts';

interface Question<Options> {
  readonly challengeId: string;
  readonly options: Options;
}

/** The browser asks for a passkey; `declined` is told when it gets none. Its library is loaded when it is wanted. */
export async function answerPasskey(declined: string): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await ask<Question<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/session/passkey',
  );
  const response = await startAuthentication({ optionsJSON: options }).catch(() => {
    throw new Refusal('', declined);
  });
  return { challengeId, response };
}

/** The browser makes one for the question of an address. */
export async function makePasskey(path: string, given: object, declined: string): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await ask<Question<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    path,
    given,
  );
  const response = await startRegistration({ optionsJSON: options }).catch(() => {
    throw new Refusal('', declined);
  });
  return { challengeId, response };
}
