import { operations } from '@pagesmith/operations';
import { expect, it } from 'vitest';
import type { Refusal } from './answer.ts';
import { emptyDraft } from './draft.ts';
import { refusedAt } from './refused-at.ts';

it('what was refused is told at its control as a sentence of its own, without the name of the part', () => {
  const tool = operations.find(({ id }) => id === 'remove-page');
  if (!tool) throw new Error('There is no tool that removes pages.');
  const run: Refusal = {
    status: 'failed',
    message: 'Part pages: all 5 pages would be removed. Leave at least one.',
    isAnswered: true,
    draft: emptyDraft,
    part: 'pages',
  };
  expect(refusedAt(tool, run, emptyDraft, 'en')).toEqual({
    part: 'pages',
    field: undefined,
    message: 'All 5 pages would be removed. Leave at least one.',
  });
  expect(refusedAt(tool, run, { ...emptyDraft }, 'en')).toBeUndefined();
});
