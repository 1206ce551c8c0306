import { expect, test } from 'vitest';
import { accountMail } from '../../mail/account-mail.ts';
import { quotaText } from './mails.ts';

const text = quotaText({
  kind: 'allowance',
  percent: 80,
  used: 4_000,
  limit: 5_000,
  plan: 'pro',
  periodEndsAt: '2027-01-15T08:00:00.000Z',
});
const email = 'ada@example.com';
const mailIn = (language: 'en' | 'fr' | null) => accountMail({ email, language }, text);

test('a mail about the plan is in the language of its reader, with days and numbers as that language writes them', () => {
  expect(mailIn('en')).toEqual({
    to: email,
    subject: 'You have used 80% of your calls',
    text: 'You have used 4,000 of the 5,000 calls of your Pro plan. The month ends on 15 January 2027.\n',
  });
  const { subject, text: french } = mailIn('fr');
  expect(subject).toBe('Vous avez utilisé 80\u00a0% de vos appels');
  expect(french).toContain('4\u202f000 des 5\u202f000 appels de votre formule Pro');
  expect(french).toContain('le 15 janvier 2027.');
  expect(french).not.toContain('You have');
});

test('a reader whose language is not known gets the mail in both', () => {
  const { subject, text: both } = mailIn(null);
  expect(subject).toBe('You have used 80% of your calls / Vous avez utilisé 80\u00a0% de vos appels');
  expect(both).toContain('15 January 2027');
  expect(both).toContain('15 janvier 2027');
});
