import { AuthenticatorType } from 'appwrite';
import { backend } from '../../../session/backend.ts';
import { hasType } from '../../../session/backend-errors.ts';
import { accountChanged } from '../../../session/session.ts';

const type = AuthenticatorType.Totp;

export const beginAuthenticator = () => backend().account.createMFAAuthenticator({ type });

/** On from now on; returns the recovery codes. */
export async function confirmAuthenticator(otp: string): Promise<readonly string[]> {
  const { account } = backend();
  const changed = await account.updateMFAAuthenticator({ type, otp });
  const { recoveryCodes } = await account.updateMFARecoveryCodes();
  accountChanged(changed);
  return recoveryCodes;
}

export const renewRecoveryCodes = async (): Promise<readonly string[]> =>
  (await backend().account.updateMFARecoveryCodes()).recoveryCodes;

export async function removeAuthenticator(): Promise<void> {
  const { account } = backend();
  await account.deleteMFAAuthenticator({ type });
  accountChanged(await account.get());
}

/** Their number alone: the codes themselves are shown once. */
export async function countRecoveryCodes(): Promise<number> {
  try {
    return (await backend().account.getMFARecoveryCodes()).recoveryCodes.length;
  } catch (error) {
    if (hasType(error, 'user_recovery_codes_not_found')) return 0;
    throw error;
  }
}
