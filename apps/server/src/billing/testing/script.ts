import { type BillingAccount, billingAccount } from '@pagesmith/contract';
import type { Person } from '../../wire/testing/people.ts';
import type { TestServer } from '../../wire/testing/start-server.ts';

const cookieOf = ({ browser }: Person) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A script with the cookie of a person, or of nobody. */
export function scriptOf(server: TestServer, person?: Person) {
  const own: Record<string, string> = person ? { cookie: cookieOf(person) } : {};
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}`, { headers: { ...own, ...headers }, redirect: 'manual' }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { ...own, ...headers },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    patch: (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'PATCH',
        headers: { ...own, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

export const bodyOf = async <Body = Record<string, string>>(answer: Response): Promise<Body> =>
  (await answer.json()) as Body;

export const overviewOf = async (answer: Response): Promise<BillingAccount> =>
  billingAccount.parse(await answer.json());
