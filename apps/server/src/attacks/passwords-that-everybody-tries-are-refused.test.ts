import { ID } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { password as goodPassword, newEmail, signedIn } from '../wire/testing/people.ts';
import { argument, refusal } from '../wire/testing/refusal.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const weak = [
  'password',
  'Password123',
  '12345678',
  'qwertyuiop',
  'motdepasse',
  ' '.repeat(8),
  'aaaaaaaa',
  'Pagesmith2026',
];

test('nobody registers with a password that everybody tries, nor with the own name', async () => {
  const { account } = openBrowser(server.url);
  for (const password of [...weak, 'Ada Lovelace 1']) {
    const given = { userId: ID.unique(), email: newEmail(), password, name: 'Ada Lovelace' };
    expect(await refusal(account.create(given)), password).toEqual(
      argument(expect.stringMatching(/^This password .+ Please choose /)),
    );
  }
});

test('nobody changes to one, and the refusal is in the language of the visitor', async () => {
  const { account } = (
    await signedIn(server.url, openBrowser(server.url, { headers: { 'x-appwrite-locale': 'fr' } }))
  ).browser;
  expect(await refusal(account.updatePassword({ password: '12345678', oldPassword: goodPassword }))).toEqual(
    argument(expect.stringMatching(/^Ce mot de passe fait partie de ceux que tout le monde essaie/)),
  );
});
