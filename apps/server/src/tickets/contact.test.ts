import { contactReplyHours } from '@pagesmith/catalog';
import { receivedMessage } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLimits } from '../accounts.ts';
import { openBrowser } from '../wire/testing/browser.ts';
import { argument, refusal, wrong } from '../wire/testing/refusal.ts';
import { type SmtpCatcher, startSmtpCatcher } from '../wire/testing/smtp-catcher.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let mail: SmtpCatcher;
let server: TestServer;
beforeAll(async () => {
  mail = await startSmtpCatcher();
  server = await startServer({ variables: { SMTP_URL: mail.url, CONTACT_TO: 'team@example.com' } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const message = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  reason: 'sales',
  message: 'How many engines do you have?\nAda',
};
const send = (body: object, url = server.url) => openBrowser(url).call('post', '/contact', body);

test('a message is kept, and mailed so that it can be answered', async () => {
  const answer = await send(message);
  expect(receivedMessage.strict().parse(answer)).toEqual({
    $id: expect.any(String),
    $createdAt: expect.any(String),
    number: 1,
    answerHours: contactReplyHours,
  });
  const rows = await server.database.query(
    `SELECT name, email, reason, text AS message FROM tickets JOIN ticket_messages ON ticket_id = tickets.id`,
  );
  expect(rows).toEqual([{ ...message, email: 'ada@example.com' }]);
  const mailed = await mail.next();
  expect(mailed).toContain('To: team@example.com');
  expect(mailed).toContain('Reply-To: ada@example.com');
  expect(mailed).toContain('Subject: [T1 sales] Ada Lovelace');
  expect(mailed).toContain('How many engines do you have?');
});

test('a name cannot write headers of its own', async () => {
  await send({ ...message, name: 'Ada\r\nBcc: everybody@example.com' });
  const [head = ''] = (await mail.next()).split('\n\n');
  expect(head).toContain('sales] Ada Bcc: everybody@example.com');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('the page need not speak the SDK’s language', async () => {
  const answer = await fetch(`${server.url}/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(201);
  await mail.next();
});

test.each([
  ['no name', { name: undefined }, 'Param "name" is not optional.'],
  ['a blank name', { name: '  ' }, /^Invalid `name` param: .* no longer than 128 chars$/],
  ['no e-mail', { email: undefined }, 'Param "email" is not optional.'],
  ['a broken e-mail', { email: 'ada' }, 'Invalid `email` param: Value must be a valid email address'],
  ['an unknown reason', { reason: 'love' }, /^Invalid `reason` param: .*\(sales, support, billing, /],
  ['an empty message', { message: '' }, /^Invalid `message` param: /],
  ['an endless message', { message: 'x'.repeat(5_001) }, /^Invalid `message` param: .* 5000 chars$/],
])('%s is refused, and told which part', async (_case, change, words) => {
  const expected = words instanceof RegExp ? expect.stringMatching(words) : words;
  expect(await refusal(send({ ...message, ...change }))).toEqual(argument(expected));
});

test('without a mail server a message is kept all the same, ten times an hour from one address', async () => {
  const without = await startServer({ limits: { messages: accountLimits.messages } });
  for (let count = 0; count < 10; count += 1) await send(message, without.url);
  expect(await refusal(send(message, without.url))).toEqual(wrong(429, 'general_rate_limit_exceeded'));
  expect(await without.database.query('SELECT FROM tickets')).toHaveLength(10);
  await without.stop();
});
