import { ID } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { newEmail, password, registered, signedIn } from './testing/people.ts';
import { argument, guest, refusal, wrong } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('registering', () => {
  test('answers with the whole account, and never with a secret', async () => {
    const { browser } = await registered(server.url);
    expect(browser.lastResponse().status).toBe(201);
    const email = 'Grace.Hopper@Example.com';
    const user = await browser.account.create({ userId: 'grace-1', email, password, name: 'Grace Hopper' });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
    expect(user).toEqual({
      $id: 'grace-1',
      $createdAt: time,
      $updatedAt: time,
      name: 'Grace Hopper',
      registration: time,
      status: true,
      labels: [],
      passwordUpdate: time,
      email: 'grace.hopper@example.com',
      phone: '',
      emailVerification: false,
      phoneVerification: false,
      mfa: false,
      prefs: {},
      targets: [],
      accessedAt: time,
    });
  });

  test('opens the free plan with it', async () => {
    const { user } = await registered(server.url);
    const [subscription] = await server.database.query<Record<string, unknown>>(
      `SELECT *, (period_started_at + interval '27 days') < next_billing_date AS lasts FROM subscriptions WHERE user_id = $1`,
      [user.$id],
    );
    expect(subscription).toMatchObject({
      plan: 'starter',
      status: 'active',
      billing_cycle: 'monthly',
      monthly_limit: 100,
      current_usage: 0,
      lasts: true,
    });
    const [document] = await server.database.query('SELECT * FROM users WHERE user_id = $1', [user.$id]);
    expect(document).toMatchObject({ name: 'Ada', plan: 'starter', monthly_requests: 0, total_requests: 0 });
  });

  test('makes an id when asked for one, and needs no name', async () => {
    const { account } = openBrowser(server.url);
    const user = await account.create({ userId: 'unique()', email: newEmail(), password });
    expect(user.$id).toMatch(/^[0-9a-f]{20}$/);
    expect(user.name).toBe('');
  });

  test('is refused for an e-mail or an id that is taken', async () => {
    const { browser, email, user } = await registered(server.url);
    const taken = wrong(
      409,
      'user_already_exists',
      'A user with the same id, email, or phone already exists in this project.',
    );
    const again = { userId: ID.unique(), email: email.toUpperCase(), password };
    expect(await refusal(browser.account.create(again))).toEqual(taken);
    const sameId = { userId: user.$id, email: newEmail(), password };
    expect(await refusal(browser.account.create(sameId))).toEqual(taken);
  });

  test('twice at the same moment makes one account', async () => {
    const { account } = openBrowser(server.url);
    const email = newEmail();
    const register = () => account.create({ userId: ID.unique(), email, password });
    const results = await Promise.allSettled(Array.from({ length: 4 }, register));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  const passwordRule = 'Invalid `password` param: Password must be between 8 and 256 characters long.';
  const emailRule = 'Invalid `email` param: Value must be a valid email address';
  test.each([
    ['a short password', { password: 'seven77' }, passwordRule],
    ['an endless password', { password: 'x'.repeat(257) }, passwordRule],
    ['a password that is no text', { password: 12345678 }, passwordRule],
    ['an e-mail without a host', { email: 'ada' }, emailRule],
    ['an e-mail that is too long', { email: `${'a'.repeat(250)}@example.com` }, emailRule],
    ['an id with a blank', { userId: 'a b' }, /^Invalid `userId` param: /],
    ['an id that is too long', { userId: 'x'.repeat(37) }, /^Invalid `userId` param: /],
    ['a name that is too long', { name: 'x'.repeat(129) }, /^Invalid `name` param: .* 128 chars$/],
    ['a name with a character that no database keeps', { name: 'a\0b' }, /^Invalid `name` param: /],
  ])('is refused with %s', async (_case, change, message) => {
    const { call } = openBrowser(server.url);
    const body = { userId: ID.unique(), email: newEmail(), password, ...change };
    const answer = await refusal(call('post', '/account', body));
    expect(answer).toEqual(
      wrong(
        400,
        'general_argument_invalid',
        message instanceof RegExp ? expect.stringMatching(message) : message,
      ),
    );
  });

  test.each(['userId', 'email', 'password'])('is refused without %s', async (name) => {
    const { call } = openBrowser(server.url);
    const body = { userId: ID.unique(), email: newEmail(), password, [name]: undefined };
    const answer = await refusal(call('post', '/account', body));
    expect(answer).toEqual(argument(`Param "${name}" is not optional.`));
  });
});

describe('changing', () => {
  test('the name shows at once', async () => {
    const { browser } = await signedIn(server.url);
    expect((await browser.account.updateName({ name: 'Countess' })).name).toBe('Countess');
    expect((await browser.account.get()).name).toBe('Countess');
  });

  test('the e-mail needs the password, and a free address', async () => {
    const { browser, email } = await signedIn(server.url);
    const wanted = newEmail();
    const credentials = wrong(401, 'user_invalid_credentials');
    expect(await refusal(browser.account.updateEmail({ email: wanted, password: 'not this one' }))).toEqual(
      credentials,
    );
    const { email: taken } = await registered(server.url);
    expect(await refusal(browser.account.updateEmail({ email: taken, password }))).toEqual(
      wrong(409, 'user_already_exists'),
    );
    expect((await browser.account.updateEmail({ email: wanted, password })).email).toBe(wanted);
    const other = openBrowser(server.url);
    expect(await refusal(other.account.createEmailPasswordSession({ email, password }))).toEqual(credentials);
    await other.account.createEmailPasswordSession({ email: wanted, password });
  });

  test('the password needs the old one, and ends the other sessions', async () => {
    const { browser, email } = await signedIn(server.url);
    const other = openBrowser(server.url);
    await other.account.createEmailPasswordSession({ email, password });
    const wanted = 'another long password';
    const credentials = wrong(401, 'user_invalid_credentials');
    const change = (oldPassword?: string) =>
      browser.account.updatePassword({ password: wanted, oldPassword });
    expect(await refusal(change('not this one'))).toEqual(credentials);
    expect(await refusal(change())).toEqual(argument('Param "oldPassword" is not optional.'));
    await change(password);
    expect((await browser.account.get()).email).toBe(email);
    expect(await refusal(other.account.get())).toEqual(guest);
    expect(await refusal(other.account.createEmailPasswordSession({ email, password }))).toEqual(credentials);
    await other.account.createEmailPasswordSession({ email, password: wanted });
  });

  test('is refused to a guest', async () => {
    const { account } = openBrowser(server.url);
    expect(await refusal(account.updateName({ name: 'Nobody' }))).toEqual(guest);
    expect(await refusal(account.updateEmail({ email: newEmail(), password }))).toEqual(guest);
    expect(await refusal(account.updatePassword({ password, oldPassword: password }))).toEqual(guest);
    expect(await refusal(account.listSessions())).toEqual(guest);
  });
});
