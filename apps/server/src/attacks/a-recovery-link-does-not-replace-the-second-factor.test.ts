import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { refusalOf } from '../wire/testing/refusal.ts';
import { type SmtpCatcher, startSmtpCatcher } from '../wire/testing/smtp-catcher.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { enrolled, giveCode } from './testing/enrolled.ts';

const clock = movableClock(new Date('2026-11-15T08:00:00.000Z'));

let mail: SmtpCatcher;
let server: TestServer;
beforeAll(async () => {
  mail = await startSmtpCatcher();
  const variables = { SMTP_URL: mail.url, MAIL_FROM: 'Pagesmith <mail@pdf.example.com>' };
  server = await startServer({ variables, clock });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

test('whoever reads the owner’s mail sets a new password, and still has no code', async () => {
  const person = await enrolled(server.url, clock);
  const thief = openBrowser(server.url);
  await thief.account.createRecovery({ email: person.email, url: 'http://localhost:3000/recovery' });
  let text = '';
  // The mail that confirms the address comes first.
  while (!text.includes('/recovery?')) text = (await mail.next()).replace(/=\n/g, '').replace(/=3D/g, '=');
  const link = new URL(/^http\S+secret=\S+$/m.exec(text)?.[0] ?? '');
  const value = (name: string) => link.searchParams.get(name) ?? '';
  const password = 'a long password of the thief';
  await thief.account.updateRecovery({ userId: value('userId'), secret: value('secret'), password });
  await person.halfSignedIn(thief, password);
  expect(await refusalOf(thief.account.get())).toEqual([401, 'user_more_factors_required']);
  clock.moveTo(new Date(clock.now().getTime() + 30_000));
  await giveCode(thief, person.codeNow());
  expect(await thief.account.get()).toMatchObject({ $id: person.user.$id });
});
