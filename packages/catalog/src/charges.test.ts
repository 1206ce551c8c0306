import { expect, test } from 'vitest';
import { type CallFacts, chargesOf } from './charges.ts';

const plainCall: CallFacts = {
  plan: 'premium',
  isOverAllowance: false,
  inputBytes: 1_000,
  isProTool: false,
  hasProToolsAddOn: false,
  hasGdprMode: false,
};
const charged = (call: Partial<CallFacts>) =>
  Object.values(chargesOf({ ...plainCall, ...call })).reduce((total, amount) => total + amount, 0);
const everything = {
  isOverAllowance: true,
  inputBytes: 300 * 1_048_576,
  isProTool: true,
  hasProToolsAddOn: true,
  hasGdprMode: true,
};

test('a call within its plan costs nothing extra', () => expect(charged({})).toBe(0));

test('each fee is charged once, by its plan', () => {
  expect(chargesOf({ ...plainCall, ...everything })).toEqual({
    overage: 105,
    fileSize: 10,
    proTools: 75,
    gdpr: 25,
  });
  expect(charged({ ...everything, plan: 'pro' })).toBe(55 + 10 + 15);
  expect(charged({ ...everything, plan: 'enterprise' })).toBe(35 + 10);
});

test('Starter never pays', () => expect(charged({ ...everything, plan: 'starter' })).toBe(0));

test('a Pro Tool without the add-on has no fee on Premium', () =>
  expect(charged({ isProTool: true })).toBe(0));

test('files of exactly the included size have no fee, one byte more has it', () => {
  expect(charged({ inputBytes: 5 * 1_048_576 })).toBe(0);
  expect(charged({ inputBytes: 5 * 1_048_576 + 1 })).toBe(10);
});
