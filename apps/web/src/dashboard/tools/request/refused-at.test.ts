import type { Language } from '@pagesmith/kernel';
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

it('a password is asked for at its control, and not in a header', () => {
  const tool = operations.find(({ id }) => id === 'merge-pdf');
  if (!tool) throw new Error('There is no tool that merges.');
  const told = (code: string, message: string, language: Language = 'en') =>
    refusedAt(
      tool,
      { status: 'failed', message, isAnswered: true, draft: emptyDraft, part: 'files', code },
      emptyDraft,
      language,
    );
  const missing =
    'Part files: The PDF is protected by a password. Send the password in the x-pdf-password header. This is file 2 of 3.';
  expect(told('password_required', missing)).toMatchObject({
    part: 'files',
    message: 'The PDF is protected by a password. Enter it below. This is file 2 of 3.',
  });
  const wrong =
    'Part files: The password in the x-pdf-password header does not open the PDF. Send its user or owner password.';
  expect(told('password_wrong', wrong)).toMatchObject({
    part: 'password',
    message: 'This password does not open the file. Send its user or owner password.',
  });
  const french =
    'Partie «\u00a0files\u00a0». Le PDF est protégé par un mot de passe. Envoyez ce mot de passe dans l’en-tête x-pdf-password.';
  expect(told('password_required', french, 'fr')?.message).toBe(
    'Le PDF est protégé par un mot de passe. Saisissez-le ci-dessous.',
  );
});
