import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { password, signedIn } from './testing/people.ts';
import { guest, refusal } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('an export is a download with the date in its name, for who is signed in alone', async () => {
  const { browser, email } = await signedIn(server.url);
  const exported = (await browser.call('GET', '/account/export')) as Record<string, unknown[]>;
  const { headers } = browser.lastResponse();
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="pagesmith-account-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(exported.accounts).toMatchObject([{ email }]);
  expect(await refusal(openBrowser(server.url).call('GET', '/account/export'))).toEqual(guest);
});

test('the logs are a download in the language of the reader, for who is signed in alone', async () => {
  const { browser } = await signedIn(server.url);
  browser.client.setLocale('fr');
  const csv = (await browser.call('GET', '/account/logs/csv', { timeZone: 'Europe/Paris' })) as {
    message: string;
  };
  expect(browser.lastResponse().headers.get('content-disposition')).toMatch(
    /^attachment; filename="pagesmith-logs-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(csv.message).toContain('"Point d’accès"');
  expect(await browser.call('GET', '/account/logs/summary')).toMatchObject({ total: 0, averageMs: null });
  for (const path of ['/account/logs/csv', '/account/logs/summary']) {
    expect((await refusal(openBrowser(server.url).call('GET', path))).code).toBe(401);
  }
});

test('the security log tells its owner alone who signed in, who tried, and what was done', async () => {
  const { browser, email } = await signedIn(server.url);
  const stranger = openBrowser(server.url, {
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  });
  for (let count = 0; count < 2; count += 1) {
    await refusal(stranger.account.createEmailPasswordSession({ email, password: 'not the password' }));
  }
  await browser.call('GET', '/account/export');
  const log = async () =>
    ((await browser.call('GET', '/account/security-log')) as { events: Record<string, unknown>[] }).events;
  await expect
    .poll(log)
    .toMatchObject([
      { kind: 'data_exported', ip: '127.0.0.1' },
      { kind: 'sign_in_failed', occurrences: 2, clientName: 'Firefox', osName: 'Windows' },
      { kind: 'sign_in', facts: { device: 'known' } },
      { kind: 'account_registered' },
    ]);
  expect(await browser.call('GET', '/account/security-log?limit=1')).toMatchObject({
    events: [{ kind: 'data_exported' }],
  });
  expect(await refusal(openBrowser(server.url).call('GET', '/account/security-log'))).toEqual(guest);
});

test('closing an account needs the password, and ends sessions and keys at once', async () => {
  const { browser, email, user } = await signedIn(server.url);
  const data = { userId: user.$id, name: 'Invoices' };
  const key = await browser.databases.createDocument({
    databaseId: 'default',
    collectionId: 'api_keys',
    documentId: 'unique()',
    data,
  });
  const callWith = async () => {
    const headers = { 'x-api-key': String((key as unknown as { key: string }).key) };
    return (await fetch(`${server.url}/list-fields`, { method: 'POST', headers })).status;
  };
  expect(await callWith()).toBe(400);
  const close = (given: string) => browser.call('POST', '/account/closing', { password: given });
  expect(await refusal(close('not the password'))).toMatchObject({ type: 'user_invalid_credentials' });
  await browser.account.get();

  await close(password);
  expect(browser.lastResponse().status).toBe(204);
  expect([...browser.cookies.keys()]).toEqual(['pagesmith_device']);
  expect(await callWith()).toBe(401);
  const again = openBrowser(server.url, { headers: { 'x-appwrite-locale': 'fr' } });
  expect(await refusal(again.account.createEmailPasswordSession({ email, password }))).toMatchObject({
    code: 403,
    type: 'user_closed',
    message: 'Ce compte est clôturé, et ses données sont en cours de suppression.',
  });
});

test('an announcement is shown to a customer until that customer dismisses it, in both languages', async () => {
  const [{ browser: ada }, { browser: eve }] = [await signedIn(server.url), await signedIn(server.url)];
  await server.database.query(
    `INSERT INTO announcements (id, subject_en, subject_fr, text_en, text_fr, created_at, shown_until)
     VALUES ('notice a/b', 'Move', 'Déménagement', 'On Sunday.', 'Dimanche.', now(), now() + interval '1 day')`,
  );
  expect(await ada.call('GET', '/announcements')).toMatchObject({
    announcements: [
      { id: 'notice a/b', en: { subject: 'Move', text: 'On Sunday.' }, fr: { subject: 'Déménagement' } },
    ],
  });
  const dismissal = `/announcements/${encodeURIComponent('notice a/b')}/dismissal`;
  await ada.call('PUT', dismissal);
  expect(await ada.call('GET', '/announcements')).toEqual({ announcements: [] });
  expect(await eve.call('GET', '/announcements')).toMatchObject({ announcements: [{ id: 'notice a/b' }] });
  expect(await refusal(openBrowser(server.url).call('PUT', dismissal))).toEqual(guest);
});
