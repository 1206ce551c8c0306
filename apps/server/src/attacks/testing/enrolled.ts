import type { Clock } from '@pagesmith/kernel';
import { AuthenticationFactor, AuthenticatorType } from 'appwrite';
import { generateSync } from 'otplib';
import { type Browser, openBrowser } from '../../wire/testing/browser.ts';
import { password, signedIn } from '../../wire/testing/people.ts';

const type = AuthenticatorType.Totp;

/** Somebody who signs in with two factors, by the official SDK. */
export async function enrolled(url: string, clock: Clock) {
  const person = await signedIn(url);
  const { account } = person.browser;
  const { secret } = await account.createMFAAuthenticator({ type });
  const codeAt = (time: Date) => generateSync({ secret, epoch: Math.floor(time.getTime() / 1_000) });
  await account.updateMFAAuthenticator({ type, otp: codeAt(clock.now()) });
  const { recoveryCodes } = await account.createMFARecoveryCodes();
  return {
    ...person,
    recoveryCodes,
    codeNow: () => codeAt(clock.now()),
    /** A browser in which the password was right, and nothing more. */
    halfSignedIn: async (browser = openBrowser(url), word = password) => {
      await browser.account.createEmailPasswordSession({ email: person.email, password: word });
      return browser;
    },
  };
}

export async function giveCode(
  { account }: Browser,
  otp: string,
  factor = AuthenticationFactor.Totp,
): Promise<void> {
  const { $id: challengeId } = await account.createMFAChallenge({ factor });
  await account.updateMFAChallenge({ challengeId, otp });
}
