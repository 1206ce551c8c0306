import { conversation, ticket, ticketList } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { signedIn } from '../wire/testing/people.ts';
import { refusal, wrong } from '../wire/testing/refusal.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const wish = { reason: 'support', message: 'The result is wrong.' };

test('a signed-in customer writes, reads and answers, and sees nobody else’s tickets', async () => {
  const [ada, eve] = [await signedIn(server.url), await signedIn(server.url)];
  const opened = await ada.browser.call('POST', '/tickets', wish);
  expect(ticket.strict().parse(opened)).toMatchObject({
    number: 1,
    state: 'open',
    answerHours: 24,
    requestId: null,
  });
  await ada.browser.call('POST', '/tickets/1/messages', { message: 'On page 3.' });
  const read = await ada.browser.call('GET', '/tickets/1');
  expect(conversation.strict().parse(read)).toMatchObject({
    number: 1,
    messages: [
      { author: 'customer', text: wish.message },
      { author: 'customer', text: 'On page 3.' },
    ],
  });
  expect(ticketList.parse(await ada.browser.call('GET', '/tickets'))).toMatchObject({
    tickets: [{ number: 1, beginning: wish.message }],
  });

  expect(await eve.browser.call('GET', '/tickets')).toEqual({ tickets: [] });
  const absent = wrong(404, 'ticket_not_found');
  expect(await refusal(eve.browser.call('GET', '/tickets/1'))).toEqual(absent);
  expect(await refusal(eve.browser.call('GET', '/tickets/1e0'))).toEqual(absent);
  expect(await refusal(eve.browser.call('POST', '/tickets/1/messages', { message: 'Hi' }))).toEqual(absent);
});

test('a guest reaches no ticket', async () => {
  const guest = openBrowser(server.url);
  for (const [method, path] of [
    ['GET', '/tickets'],
    ['POST', '/tickets'],
    ['GET', '/tickets/1'],
    ['POST', '/tickets/1/messages'],
  ] as const) {
    expect(await refusal(guest.call(method, path, method === 'POST' ? wish : {}))).toEqual(
      wrong(401, 'general_unauthorized_scope'),
    );
  }
});
