import { movableClock } from '@pagesmith/kernel';
import { AuthenticationFactor } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLimits } from '../accounts.ts';
import { refusal, refusalOf } from '../wire/testing/refusal.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { enrolled, giveCode } from './testing/enrolled.ts';

const clock = movableClock(new Date('2026-11-15T08:00:00.000Z'));
const { wrongCodesOfNetwork, wrongCodesOfAccount } = accountLimits;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    clock,
    limits: { wrongCodesOfNetwork, wrongCodesOfAccount },
  });
});
afterAll(() => server.stop());

const later = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));

test('a code of an authenticator works once', async () => {
  const person = await enrolled(server.url, clock);
  later(30_000);
  const code = person.codeNow();
  await giveCode(await person.halfSignedIn(), code);
  const thief = await person.halfSignedIn();
  expect(await refusalOf(giveCode(thief, code))).toEqual([401, 'user_invalid_token']);
});

test('wrong codes are refused after a few, while the owner stays signed in and a recovery code still works', async () => {
  const person = await enrolled(server.url, clock);
  const guesser = await person.halfSignedIn();
  for (let guess = 0; guess < wrongCodesOfNetwork.eventsMax; guess += 1) {
    expect(await refusalOf(giveCode(guesser, '000000'))).toEqual([401, 'user_invalid_token']);
  }
  const tooMany = [429, 'general_rate_limit_exceeded'];
  expect(await refusalOf(giveCode(guesser, '000000'))).toEqual(tooMany);
  expect(await refusalOf(giveCode(guesser, person.codeNow()))).toEqual(tooMany);
  expect(await person.browser.account.get()).toMatchObject({ $id: person.user.$id });
  later(wrongCodesOfNetwork.windowMs);
  const [code = ''] = person.recoveryCodes;
  const away = await person.halfSignedIn();
  await giveCode(away, code, AuthenticationFactor.Recoverycode);
  expect(await away.account.get()).toMatchObject({ $id: person.user.$id });
  const again = await person.halfSignedIn();
  expect(await refusal(giveCode(again, code, AuthenticationFactor.Recoverycode))).toMatchObject({
    type: 'user_invalid_token',
  });
});
