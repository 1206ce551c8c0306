import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { newEmail, password, signedIn } from './testing/people.ts';
import { refusal, wrong } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const partner = 'https://partner.example.org';
const sister = 'https://app.example.com';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    variables: {
      PORT: '3123',
      PUBLIC_URL: 'https://pdf.example.com',
      ALLOWED_ORIGINS: `${partner}, ${sister}`,
    },
  });
});
afterAll(() => server.stop());

const corsOf = ({ headers }: Response) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
});

describe('a page', () => {
  test.each(['https://pdf.example.com', partner, sister])('of %s may call', async (origin) => {
    const { browser } = await signedIn(server.url, openBrowser(server.url, { origin }));
    expect((await browser.account.get()).name).toBe('Ada');
    expect(corsOf(browser.lastResponse())).toEqual({ origin, credentials: 'true' });
    expect(browser.lastResponse().headers.get('vary')).toContain('Origin');
    await refusal(browser.account.createEmailPasswordSession({ email: newEmail(), password }));
    expect(corsOf(browser.lastResponse())).toEqual({ origin, credentials: 'true' });
  });

  test.each([
    'https://evil.example.net',
    'http://pdf.example.com',
    'https://pdf.example.com:8443',
    'https://pdf.example.com.evil.example.net',
    'http://localhost:3000',
    'http://localhost:3123',
    'null',
  ])('of %s is refused, and may read why', async (origin) => {
    const { account, lastResponse } = openBrowser(server.url, { origin });
    expect(await refusal(account.get())).toEqual(
      wrong(
        403,
        'general_unknown_origin',
        'Invalid Origin. Register your new client as a new Web platform on your project console dashboard',
      ),
    );
    expect(corsOf(lastResponse())).toEqual({ origin, credentials: 'true' });
  });

  test('does not become ours by the Host header', async () => {
    const origin = 'http://pages.example.net';
    const browser = openBrowser(server.url, { origin, headers: { 'x-forwarded-host': 'pages.example.net' } });
    expect(await refusal(browser.account.get())).toEqual(wrong(403, 'general_unknown_origin'));
  });

  test.each([partner, 'https://evil.example.net'])('of %s passes its preflight', async (origin) => {
    const answer = await fetch(`${server.url}/v1/account/sessions/email`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-appwrite-project',
      },
    });
    expect([answer.status, corsOf(answer)]).toEqual([204, { origin, credentials: 'true' }]);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    for (const name of ['content-type', 'x-appwrite-project', 'x-sdk-version', 'x-fallback-cookies']) {
      expect(allowed.split(', ')).toContain(name);
    }
  });
});

describe('the session', () => {
  test('is told in a header to a registered page of another site, which can sign in with it', async () => {
    const profile = { origin: partner, headers: { 'sec-fetch-site': 'cross-site' } };
    const { browser, user } = await signedIn(server.url, openBrowser(server.url, profile));
    const fallback = browser.lastResponse().headers.get('x-fallback-cookies') ?? '';
    expect(Object.keys(JSON.parse(fallback))).toEqual(['a_session_pagesmith']);
    expect(browser.lastResponse().headers.get('access-control-expose-headers')).toContain(
      'X-Fallback-Cookies',
    );
    const headers = { ...profile.headers, 'x-fallback-cookies': fallback };
    const cookieless = openBrowser(server.url, { ...profile, headers });
    expect((await cookieless.account.get()).$id).toBe(user.$id);
    await cookieless.account.deleteSession({ sessionId: 'current' });
    expect(cookieless.lastResponse().headers.get('x-fallback-cookies')).toBe('[]');
    expect((await refusal(cookieless.account.get())).code).toBe(401);
  });

  test.each([
    ['our own page', { origin: 'https://pdf.example.com', headers: { 'sec-fetch-site': 'same-origin' } }],
    ['a registered page of the same site', { origin: sister, headers: { 'sec-fetch-site': 'same-site' } }],
    ['a program', {}],
  ])('is told to %s in the cookie alone', async (_case, profile) => {
    const { browser } = await signedIn(server.url, openBrowser(server.url, profile));
    expect(browser.lastResponse().headers.has('x-fallback-cookies')).toBe(false);
    await browser.account.deleteSession({ sessionId: 'current' });
    expect(browser.lastResponse().headers.has('x-fallback-cookies')).toBe(false);
  });

  test('is told in a header to our own page whose browser says that it refuses the cookie', async () => {
    const profile = { origin: 'https://pdf.example.com', headers: { 'sec-fetch-site': 'same-origin' } };
    const refusing = { ...profile, headers: { ...profile.headers, 'x-fallback-cookies': '{}' } };
    const { browser, user } = await signedIn(server.url, openBrowser(server.url, refusing));
    const fallback = browser.lastResponse().headers.get('x-fallback-cookies') ?? '';
    const headers = { ...profile.headers, 'x-fallback-cookies': fallback };
    const cookieless = openBrowser(server.url, { ...profile, headers });
    expect((await cookieless.account.get()).$id).toBe(user.$id);
    await cookieless.account.deleteSession({ sessionId: 'current' });
    expect(cookieless.lastResponse().headers.get('x-fallback-cookies')).toBe('[]');
  });

  test('travels by https alone where the service does', async () => {
    const { browser } = await signedIn(server.url);
    expect(browser.lastResponse().headers.getSetCookie()[0]).toMatch(
      /^__Host-a_session_pagesmith=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    await browser.account.deleteSession({ sessionId: 'current' });
    expect(browser.lastResponse().headers.getSetCookie()[0]).toMatch(
      /^__Host-a_session_pagesmith=; .*Path=\/; Expires=Thu, 01 Jan 1970 .*; Secure; SameSite=Lax$/,
    );
  });

  test.each(['[]', 'null', '{', '{"a_session_pagesmith":7}'])(
    'is nobody’s with the fallback header %s',
    async (fallback) => {
      const { account } = openBrowser(server.url, { headers: { 'x-fallback-cookies': fallback } });
      expect((await refusal(account.get())).code).toBe(401);
    },
  );
});
