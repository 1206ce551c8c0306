import { keySettings } from '@pagesmith/contract';
import { expect, it } from 'vitest';
import { newDraft, optionsOf, settingsOf } from './key-draft.ts';

it('a form in which nothing was chosen asks for a key without limits', () => {
  expect(optionsOf(newDraft)).toEqual({
    mode: 'live',
    isRevealable: true,
    settings: {
      scopes: ['operations', 'jobs'],
      expiresAt: null,
      allowedAddresses: null,
      ratePerMinute: null,
      monthlyCap: null,
    },
  });
});

it('what is written in the form has the shape that the server accepts', () => {
  const settings = settingsOf({
    ...newDraft,
    operations: ['merge-pdf'],
    otherScopes: ['usage'],
    expiresOn: '2030-01-31',
    addresses: '192.0.2.7, 2001:db8::/32\n198.51.100.0/24',
    rate: '5',
    cap: '100',
  });
  expect(keySettings.safeParse(settings).error).toBeUndefined();
  expect(settings).toMatchObject({
    scopes: ['operations:merge-pdf', 'usage'],
    allowedAddresses: ['192.0.2.7', '2001:db8::/32', '198.51.100.0/24'],
    ratePerMinute: 5,
  });
});
