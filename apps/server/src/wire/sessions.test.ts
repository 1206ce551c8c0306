import { policy } from '@pagesmith/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { password, registered, signedIn } from './testing/people.ts';
import { argument, guest, refusal, wrong } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('signing in', () => {
  test('gives a cookie that no script can read, for as long as the policy says', async () => {
    const { browser, email, user, session } = await signedIn(server.url);
    expect(session).toMatchObject({
      userId: user.$id,
      provider: 'email',
      providerUid: email,
      secret: '',
      current: true,
    });
    const [line = '', device = ''] = browser.lastResponse().headers.getSetCookie();
    expect(line).toMatch(/^a_session_pagesmith=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const lifetimeMs = new Date(session.expire).getTime() - new Date(session.$createdAt).getTime();
    expect(lifetimeMs).toBe(policy.sessionDays * 86_400_000);
    expect(device).toContain(`Max-Age=${policy.deviceCookieDays * 86_400};`);
    expect(browser.lastResponse().headers.has('x-fallback-cookies')).toBe(false);
    expect(await browser.account.get()).toMatchObject({ $id: user.$id, email });
  });

  test('ignores the case of the e-mail', async () => {
    const { browser, email } = await registered(server.url);
    await browser.account.createEmailPasswordSession({ email: email.toUpperCase(), password });
    expect((await browser.account.get()).email).toBe(email);
  });

  test('works at its older address too', async () => {
    const { browser, email } = await registered(server.url);
    await browser.call('post', '/account/sessions', { email, password });
    expect((await browser.account.get()).email).toBe(email);
  });

  test('answers alike for an unknown e-mail and a wrong password', async () => {
    const { browser, email } = await registered(server.url);
    const answer = wrong(
      401,
      'user_invalid_credentials',
      'Invalid credentials. Please check the email and password.',
    );
    const attempt = (address: string) =>
      refusal(browser.account.createEmailPasswordSession({ email: address, password: 'wrong password' }));
    expect(await attempt(email)).toEqual(answer);
    expect(await attempt('nobody@example.com')).toEqual(answer);
  });

  test('refuses a password that cannot be one before it looks', async () => {
    const { browser, email } = await registered(server.url);
    expect(await refusal(browser.account.createEmailPasswordSession({ email, password: 'short' }))).toEqual(
      argument('Invalid `password` param: Password must be between 8 and 256 characters long.'),
    );
  });

  test('is refused while signed in', async () => {
    const { browser, email } = await signedIn(server.url);
    expect(await refusal(browser.account.createEmailPasswordSession({ email, password }))).toEqual(
      wrong(
        401,
        'user_session_already_exists',
        'Creation of a session is prohibited when a session is active.',
      ),
    );
  });

  test('is refused to a blocked account, and its sessions count no more', async () => {
    const { browser, email, user } = await signedIn(server.url);
    await server.database.query(`UPDATE accounts SET status = 'blocked' WHERE id = $1`, [user.$id]);
    const blocked = wrong(403, 'user_blocked', 'The current user has been blocked.');
    expect(await refusal(browser.account.get())).toEqual(blocked);
    const other = openBrowser(server.url);
    expect(await refusal(other.account.createEmailPasswordSession({ email, password }))).toEqual(blocked);
  });

  test('works in a browser that has the cookie of a blocked account', async () => {
    const { browser, user } = await signedIn(server.url);
    await server.database.query(`UPDATE accounts SET status = 'blocked' WHERE id = $1`, [user.$id]);
    const { email } = await registered(server.url);
    await browser.account.createEmailPasswordSession({ email, password });
    expect((await browser.account.get()).email).toBe(email);
  });

  test('also works with the header that the SDK sends for a given session', async () => {
    const { browser, user } = await signedIn(server.url);
    const program = openBrowser(server.url);
    program.client.setSession(decodeURIComponent(browser.cookies.get('a_session_pagesmith') ?? ''));
    expect((await program.account.get()).$id).toBe(user.$id);
  });

  test.each(['', 'rubbish', 'bnVsbA==', 'eyJpZCI6MX0='])(
    'with the token "%s" is being a guest',
    async (token) => {
      const program = openBrowser(server.url);
      program.client.setSession(token);
      expect(await refusal(program.account.get())).toEqual(guest);
    },
  );
});

describe('who is here', () => {
  test('is the account that is signed in, and without an error nobody', async () => {
    const { browser, user } = await signedIn(server.url);
    expect(await browser.call('get', '/account/visitor')).toMatchObject({
      account: { $id: user.$id },
      awaitsFactor: false,
    });
    const nobody = await openBrowser(server.url).call('get', '/account/visitor');
    expect(nobody).toMatchObject({ account: null, awaitsFactor: false });
  });
});

describe('sessions', () => {
  test('are listed, read and ended one by one', async () => {
    const { browser, email, session } = await signedIn(server.url);
    const other = openBrowser(server.url);
    const second = await other.account.createEmailPasswordSession({ email, password });
    const list = await browser.account.listSessions();
    expect(list.total).toBe(2);
    expect(list.sessions.map(({ $id, current }) => [$id, current])).toEqual([
      [second.$id, false],
      [session.$id, true],
    ]);
    expect((await browser.account.getSession({ sessionId: 'current' })).$id).toBe(session.$id);
    expect((await browser.account.getSession({ sessionId: second.$id })).$id).toBe(second.$id);
    await browser.account.deleteSession({ sessionId: second.$id });
    expect(await refusal(other.account.get())).toEqual(guest);
    expect((await browser.account.get()).email).toBe(email);
  });

  test('end with the sign-out, on the server too', async () => {
    const { browser } = await signedIn(server.url);
    const token = browser.cookies.get('a_session_pagesmith') ?? '';
    await browser.account.deleteSession({ sessionId: 'current' });
    const response = browser.lastResponse();
    expect([response.status, response.headers.get('content-type')]).toEqual([204, null]);
    expect([...browser.cookies.keys()]).toEqual(['pagesmith_device']);
    expect(await refusal(browser.account.get())).toEqual(guest);
    browser.cookies.set('a_session_pagesmith', token);
    expect(await refusal(browser.account.get())).toEqual(guest);
    expect(await refusal(browser.account.deleteSession({ sessionId: 'current' }))).toEqual(guest);
  });

  test('end all at once', async () => {
    const { browser, email } = await signedIn(server.url);
    const other = openBrowser(server.url);
    await other.account.createEmailPasswordSession({ email, password });
    await browser.account.deleteSessions();
    expect([...browser.cookies.keys()]).toEqual(['pagesmith_device']);
    expect(await refusal(other.account.get())).toEqual(guest);
  });

  test('of others are not found', async () => {
    const { browser } = await signedIn(server.url);
    const { session } = await signedIn(server.url);
    const absent = wrong(404, 'user_session_not_found', 'The current user session could not be found.');
    expect(await refusal(browser.account.getSession({ sessionId: session.$id }))).toEqual(absent);
    expect(await refusal(browser.account.deleteSession({ sessionId: session.$id }))).toEqual(absent);
    expect(await refusal(browser.account.deleteSession({ sessionId: '\0' }))).toEqual(absent);
  });
});
