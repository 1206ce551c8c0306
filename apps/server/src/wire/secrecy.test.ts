import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@pagesmith/database';
import { copyOfTemplate } from '@pagesmith/database/testing';
import { expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { refusal } from './testing/refusal.ts';
import { startSmtpCatcher } from './testing/smtp-catcher.ts';
import { startServer } from './testing/start-server.ts';

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('neither the files of the database nor the log hold a password, a session or a recovery secret', async () => {
  const folder = await copyOfTemplate();
  const database = await connect({ dataDir: folder });
  const mail = await startSmtpCatcher();
  mail.isBusy = true;
  const server = await startServer({ database, variables: { SMTP_URL: mail.url } });
  const { account, cookies } = openBrowser(server.url);
  const email = 'secrecy@example.com';
  const [first, second, wrong] = ['first-password-9317', 'second-password-4402', 'wrong-password-8815'];
  await account.create({ userId: 'secrecy', email, password: first });
  await refusal(account.createEmailPasswordSession({ email, password: wrong }));
  await refusal(account.create({ userId: 'unique()', email, password: wrong }));
  await account.createEmailPasswordSession({ email, password: first });
  await account.updatePassword({ password: second, oldPassword: first });
  await account.createRecovery({ email, url: 'http://localhost:3000/login' });
  const token = decodeURIComponent(cookies.get('a_session_pagesmith') ?? '');
  const { secret } = JSON.parse(Buffer.from(token, 'base64').toString());
  await server.stop();
  await mail.stop();
  await database.close();

  const files = await filesUnder(folder);
  const contents = (await Promise.all(files.map((file) => readFile(file)))).map((bytes) =>
    bytes.toString('latin1'),
  );
  const places = [...contents, server.log.join('\n')];
  const holds = (text: string) => places.some((content) => content.includes(text));
  expect(holds(email)).toBe(true);
  expect(holds('$argon2id$')).toBe(true);
  for (const text of [first, second, wrong, secret, token, '/login?userId=']) expect(holds(text)).toBe(false);
  const logged = server.log.map((line) => JSON.parse(line).req?.path).filter((path) => path !== undefined);
  for (const path of ['', '/sessions/email', '/password', '/recovery']) {
    expect(logged).toContain(`/v1/account${path}`);
  }
  expect(logged.length).toBeGreaterThanOrEqual(6);
  await rm(folder, { recursive: true });
});

test('the key of the data folder is nowhere but in its file, for its owner alone', async () => {
  const server = await startServer();
  const key = (await readFile(join(server.dataDir, 'secret-key'), 'utf8')).trim();
  expect(key).toHaveLength(43);
  expect(server.log.join('\n')).not.toContain(key);
  await server.stop();
});
