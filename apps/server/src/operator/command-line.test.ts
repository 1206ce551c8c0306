import { actionsOf, type OfferedAction } from '@pagesmith/accounts';
import { expect, test } from 'vitest';
import { readCommandLine, usageOf } from './command-line.ts';
import { csvText, plainText } from './print.ts';

const actions = actionsOf('owner');
const named = (name: string): OfferedAction =>
  actions.find((action) => action.name === name) ?? expect.unreachable();

test('an action’s parameters are the options of its command, and the first need no name', () => {
  const line = ['ada@example.com', '--monthly-limit', '9', '--reason', 'agreed', '--json'];
  expect(readCommandLine(named('set'), line)).toEqual({
    given: { account: 'ada@example.com', monthlyLimit: '9', reason: 'agreed' },
    isJson: true,
    isCsv: false,
  });
  expect(readCommandLine(named('add'), ['ada@example.com', 'owner'])?.given).toEqual({
    email: 'ada@example.com',
    role: 'owner',
  });
});

test('an unknown option, or a word too many, is not taken for something else', () => {
  expect(readCommandLine(named('set'), ['a', '--monthlylimit', '9'])).toBeUndefined();
  expect(readCommandLine(named('verify'), ['everything'])).toBeUndefined();
});

test('the help names every action', () => {
  const usage = usageOf(actions);
  for (const { name, about } of actions) {
    expect(usage).toContain(`-- ${name}`);
    expect(usage).toContain(about);
  }
});

test('a list is a table, for people and for spreadsheets', () => {
  const rows = [
    { email: 'a@b.c', kind: 'overage' },
    { email: '=HYPERLINK("x")', kind: 'credit', sum: -5 },
  ];
  expect(plainText(rows).split('\n')[1]).toBe('a@b.c            overage');
  expect(csvText(rows[1])).toBe('email,kind,sum\r\n"\'=HYPERLINK(""x"")",credit,-5');
  expect(plainText({ text: 'a\u001b[2Jb' })).toBe('text: a\ufffd[2Jb');
  expect(plainText(null)).toBe('Done.');
});
