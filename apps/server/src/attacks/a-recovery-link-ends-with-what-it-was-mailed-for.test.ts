import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { newEmail, type Person, password, signedIn } from '../wire/testing/people.ts';
import { refusalOf } from '../wire/testing/refusal.ts';
import { type SmtpCatcher, startSmtpCatcher, tokenIn } from '../wire/testing/smtp-catcher.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let mail: SmtpCatcher;
let server: TestServer;
beforeAll(async () => {
  mail = await startSmtpCatcher();
  server = await startServer({ variables: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const url = 'http://localhost:3000/recovery';
const mailTo = (email: string, subject: string) => new RegExp(`To: ${email}\n(.+\n)*Subject: ${subject}`);
const newPassword = 'a new long password';

async function recoveryLinkOf({ email }: Person) {
  await openBrowser(server.url).account.createRecovery({ email, url });
  return tokenIn(await mail.next(mailTo(email, 'A new password')));
}
const use = (link: { userId: string; secret: string }) =>
  refusalOf(openBrowser(server.url).account.updateRecovery({ ...link, password: newPassword }));
const invalid = [401, 'user_invalid_token'];

test('a recovery link is good for nothing after the password changed', async () => {
  const person = await signedIn(server.url);
  const link = await recoveryLinkOf(person);
  await person.browser.account.updatePassword({ password: newPassword, oldPassword: password });
  expect(await use(link)).toEqual(invalid);
});

test('a recovery link in the old mailbox is good for nothing after the e-mail changed', async () => {
  const person = await signedIn(server.url);
  const link = await recoveryLinkOf(person);
  const email = newEmail();
  await person.browser.account.updateEmail({ email, password });
  const proof = tokenIn(await mail.next(mailTo(email, 'Confirm your new')));
  await person.browser.account.updateEmailVerification(proof);
  expect((await person.browser.account.get()).email).toBe(email);
  expect(await use(link)).toEqual(invalid);
});

test('a link to a new address is good for nothing after the password changed, or a later one was asked for', async () => {
  const { browser } = await signedIn(server.url);
  const [first, second] = [newEmail(), newEmail()];
  await browser.account.updateEmail({ email: first, password });
  await browser.account.updateEmail({ email: second, password });
  const earlier = tokenIn(await mail.next(mailTo(first, 'Confirm your new')));
  const later = tokenIn(await mail.next(mailTo(second, 'Confirm your new')));
  expect(await refusalOf(browser.account.updateEmailVerification(earlier))).toEqual(invalid);
  await browser.account.updatePassword({ password: newPassword, oldPassword: password });
  expect(await refusalOf(browser.account.updateEmailVerification(later))).toEqual(invalid);
});
