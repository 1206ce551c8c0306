import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { callBackend } from '../../../session/backend.ts';
import { UserFacingError } from '../../../session/backend-errors.ts';

export interface Passkey {
  readonly $id: string;
  readonly $createdAt: string;
  readonly name: string;
  readonly lastUsedAt: string | null;
}

export const listPasskeys = async (): Promise<readonly Passkey[]> =>
  (await callBackend<{ passkeys: Passkey[] }>('GET', '/account/passkeys')).passkeys;

export const renamePasskey = (id: string, name: string) =>
  callBackend<Passkey>('PATCH', `/account/passkeys/${id}`, { name });

export const removePasskey = (id: string) => callBackend('DELETE', `/account/passkeys/${id}`);

/** The browser makes one; `declined` is told when it does not. */
export async function addPasskey(name: string, declined: string): Promise<Passkey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await callBackend<{
    challengeId: string;
    options: PublicKeyCredentialCreationOptionsJSON;
  }>('POST', '/account/passkeys/options');
  const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new UserFacingError(declined, { cause: error });
  });
  return callBackend<Passkey>('POST', '/account/passkeys', { challengeId, response, name });
}
