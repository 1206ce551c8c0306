import { expect, test } from 'vitest';
import { accountMail } from './account-mail.ts';

const words = { subject: { en: 'Your plan', fr: 'Votre formule' }, body: { en: 'It ends.', fr: 'Fin.' } };

test('an account is told in its own language alone', () => {
  expect(accountMail({ email: 'ada@example.com', language: 'fr' }, words)).toEqual({
    to: 'ada@example.com',
    subject: 'Votre formule',
    text: 'Fin.\n',
  });
});

test('and in both where none is known', () => {
  expect(accountMail({ email: 'ada@example.com', language: null }, words)).toEqual({
    to: 'ada@example.com',
    subject: 'Your plan / Votre formule',
    text: 'It ends.\n\n———\n\nFin.\n',
  });
});
