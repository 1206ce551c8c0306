import { expect, test } from 'vitest';
import { browserSkipReason } from './browser.ts';
import { keptMessages, sendMessage, sendMessageAgain } from './contact-messages.ts';
import { languagesFrom } from './languages.ts';
import { confirmAddress, recoverPassword } from './mailed-links.ts';
import { otherServer } from './other-server.ts';
import { expectNoPayments } from './plans-without-payments.ts';

const other = otherServer();
const english = languagesFrom('en-US');
const french = languagesFrom('fr-FR');

test.skipIf(browserSkipReason).each(english)(
  'a key can be made once the mailed link was confirmed, in %s',
  (locale) => confirmAddress(other, locale),
);

test.skipIf(browserSkipReason).each(french)(
  'a mailed link opens a form for a new password, once, in %s',
  (locale) => recoverPassword(other, locale),
);

test.skipIf(browserSkipReason).each(french)(
  'where payment is not set up, every plan’s button says so, in %s',
  (locale) => expectNoPayments(other, locale),
);

const sent: string[] = [];

test.skipIf(browserSkipReason).each(english)('a message is sent and mailed, in %s', async (locale) => {
  sent.push(await sendMessage(other, locale));
});

test.skipIf(browserSkipReason).each(french)(
  'a message that cannot be kept says so and stays typed, in %s',
  async (locale) => {
    sent.push(await sendMessageAgain(other, locale));
  },
);

test.skipIf(browserSkipReason)('every message that was sent is in the database', async () => {
  expect((await keptMessages(other)).toSorted()).toEqual(sent.toSorted());
});
