import { generateSync } from 'otplib';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { bundleSdk, openPageWithSdk } from './page-with-the-sdk.ts';
import { sharedServer } from './server.ts';

let browser: Browser;

beforeAll(async () => {
  if (browserSkipReason) return;
  browser = await sharedBrowser();
});

/** Runs in the page, where nothing of this file is in reach: everything it needs comes in, or is global. */
async function begin(url: string) {
  const { Account, AuthenticatorType, Client, ID } = globalThis.sdk;
  const account = new Account(new Client().setEndpoint(`${url}/v1`).setProject('pagesmith'));
  const [email, password] = [`${ID.unique()}@example.com`, 'correct horse battery'];
  await account.create({ userId: ID.unique(), email, password });
  await account.createEmailPasswordSession({ email, password });
  return { email, password, ...(await account.createMFAAuthenticator({ type: AuthenticatorType.Totp })) };
}

interface Credentials {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  readonly first: string;
  readonly second: string;
}

async function enrolAndSignIn({ url, email, password, first, second }: Credentials) {
  const { Account, AuthenticationFactor, AuthenticatorType, Client } = globalThis.sdk;
  const account = new Account(new Client().setEndpoint(`${url}/v1`).setProject('pagesmith'));
  const type = AuthenticatorType.Totp;
  const typeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: { code: number; type: string }) => `${error.code} ${error.type}`,
    );
  await account.updateMFAAuthenticator({ type, otp: first });
  const { mfa } = await account.updateMFA({ mfa: true });
  const { recoveryCodes } = await account.createMFARecoveryCodes();
  const factors = await account.listMFAFactors();
  const signInAgain = async () => {
    await account.deleteSession({ sessionId: 'current' });
    await account.createEmailPasswordSession({ email, password });
  };
  await signInAgain();
  const half = await typeOf(account.get());
  const byApp = await account.createMFAChallenge({ factor: AuthenticationFactor.Totp });
  const wrong = await typeOf(account.updateMFAChallenge({ challengeId: byApp.$id, otp: '000000' }));
  const session = await account.updateMFAChallenge({ challengeId: byApp.$id, otp: second });
  const whole = await typeOf(account.get());
  await signInAgain();
  const byCode = await account.createMFAChallenge({ factor: AuthenticationFactor.Recoverycode });
  await account.updateMFAChallenge({ challengeId: byCode.$id, otp: recoveryCodes[0] ?? '' });
  const left = (await account.getMFARecoveryCodes()).recoveryCodes.length;
  const renewed = (await account.updateMFARecoveryCodes()).recoveryCodes.length;
  await account.deleteMFAAuthenticator({ type });
  const removed = await account.get();
  return { mfa, factors, half, wrong, factorsOf: session.factors, whole, left, renewed, after: removed.mfa };
}

test.skipIf(browserSkipReason)(
  'the official SDK turns it on, signs in with it and turns it off',
  async () => {
    const url = sharedServer();
    const page = await openPageWithSdk(browser, url, await bundleSdk());
    const { email, password, secret, uri } = await page.evaluate(begin, url);
    expect(uri).toContain(`secret=${secret}`);
    const epoch = Math.floor(Date.now() / 1_000);
    const [first, second] = [epoch, epoch + 30].map((at) => generateSync({ secret, epoch: at })) as [
      string,
      string,
    ];
    expect(await page.evaluate(enrolAndSignIn, { url, email, password, first, second })).toEqual({
      mfa: true,
      factors: { totp: true, recoveryCode: true, phone: false, email: false, custom: false },
      half: '401 user_more_factors_required',
      wrong: '401 user_invalid_token',
      factorsOf: ['password', 'totp'],
      whole: 'no error',
      left: 9,
      renewed: 10,
      after: false,
    });
    await page.context().close();
  },
);
