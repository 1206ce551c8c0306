import { policy } from '@pagesmith/catalog';
import { beforeEach, expect, it, vi } from 'vitest';
import { choicePath, keepChoice, takeChoice } from './plan-choice.ts';

const choice = { plan: 'pro', cycle: 'annual' } as const;
const searchOf = (given: Parameters<typeof choicePath>[0]) => new URL(choicePath(given), 'http://x').search;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('a choice made on the landing page is kept until it is taken, once', () => {
  keepChoice(searchOf(choice));
  keepChoice('');
  expect(takeChoice()).toEqual(choice);
  expect(takeChoice()).toBeUndefined();
});

it('choosing Starter afterwards forgets it', () => {
  keepChoice(searchOf(choice));
  keepChoice(searchOf({ plan: 'starter', cycle: 'monthly' }));
  expect(takeChoice()).toBeUndefined();
});

it('an old choice surprises nobody', () => {
  keepChoice(searchOf(choice), 0);
  expect(takeChoice(policy.planChoiceMinutes * 60_000)).toBeUndefined();
});

it.each(['?plan=gold&cycle=annual', '?plan=pro', '?plan=pro&cycle=weekly'])('%s is no choice', (search) => {
  keepChoice(search);
  expect(takeChoice()).toBeUndefined();
});

it('is forgotten by a browser that blocks site data, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  keepChoice(searchOf(choice));
  expect(takeChoice()).toBeUndefined();
});
