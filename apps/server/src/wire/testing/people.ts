import { AppwriteException, ID, type Models } from 'appwrite';
import { type Browser, openBrowser } from './browser.ts';

export interface Person {
  readonly browser: Browser;
  readonly email: string;
  readonly user: Models.User;
}

export const goodPassword = 'correct horse battery';

/** Somebody with an account of their own, signed in. */
export async function signUp(url: string, name = 'Ada'): Promise<Person> {
  const browser = openBrowser(url);
  const email = `${ID.unique()}@example.com`;
  const user = await browser.account.create({ userId: ID.unique(), email, password: goodPassword, name });
  await browser.account.createEmailPasswordSession({ email, password: goodPassword });
  return { browser, email, user };
}

/** What the SDK throws: its status and its type. */
export async function refusalOf(call: Promise<unknown>): Promise<[number, string]> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppwriteException) return [error.code, error.type];
    throw error;
  }
  throw new Error('The call was not refused.');
}
