import { ID, type Models } from 'appwrite';
import { type Browser, openBrowser } from './browser.ts';

export const password = 'correct horse battery';

export const newEmail = (): string => `${ID.unique()}@example.com`;

export interface Person {
  readonly browser: Browser;
  readonly email: string;
  readonly user: Models.User;
}

/** Somebody with an account of their own. */
export async function registered(url: string, browser: Browser = openBrowser(url)): Promise<Person> {
  const email = newEmail();
  const user = await browser.account.create({ userId: ID.unique(), email, password, name: 'Ada' });
  return { browser, email, user };
}

export async function signedIn(
  url: string,
  browser?: Browser,
): Promise<Person & { session: Models.Session }> {
  const person = await registered(url, browser);
  const session = await person.browser.account.createEmailPasswordSession({ email: person.email, password });
  return { ...person, session };
}
