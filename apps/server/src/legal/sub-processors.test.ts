import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { hostingWords, subProcessorWords } from './sub-processors.ts';

const none = { mode: 'none' } as const;

test('hosting country and sub-processors come from the configuration, in both languages', () => {
  const SUB_PROCESSORS = 'Scaleway, fr, hosting; Mailjet SAS, FR, mail; Backups Ltd, IE, backups';
  const { company } = readConfig({ HOSTING_COUNTRY: 'de', SUB_PROCESSORS });
  expect(hostingWords(company).en).toContain('Germany');
  expect(hostingWords(company).fr).toContain('Allemagne');
  expect(subProcessorWords(company, none)).toEqual({
    en: 'Sub-processors: Scaleway (hosting, France); Mailjet SAS (e-mail, France); Backups Ltd (backups, Ireland).',
    fr: 'Sous-traitants ultérieurs\u00a0: Scaleway (hébergement, France)\u00a0; Mailjet SAS (e-mail, France)\u00a0; Backups Ltd (sauvegardes, Irlande).',
  });
});

test('what is not configured is not invented: the pages say whom to ask', () => {
  const { company } = readConfig({ SUPPORT_EMAIL: 'help@example.com' });
  for (const words of [hostingWords(company), subProcessorWords(company, none)]) {
    expect(words.en).toContain('help@example.com');
    expect(words.fr).toContain('help@example.com');
  }
});

test('Stripe is named as soon as it takes the payments', () => {
  const { company, payments } = readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' });
  expect(subProcessorWords(company, payments).en).toBe('Sub-processors: Stripe (payments).');
});

test.each([
  ['HOSTING_COUNTRY', 'France'],
  ['HOSTING_COUNTRY', 'QX'],
  ['SUB_PROCESSORS', 'Scaleway, FR'],
  ['SUB_PROCESSORS', 'Scaleway, FR, spying'],
  ['LOG_RETENTION_DAYS', '0'],
])('a start with %s=%s ends with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
});
