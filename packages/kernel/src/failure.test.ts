import { expect, test } from 'vitest';
import { defineFailures, Failure, fail } from './failure.ts';

const failures = defineFailures({
  formAbsent: { status: 400, title: { en: 'No form.', fr: 'Pas de formulaire.' } },
  fieldUnknown: {
    status: 400,
    title: { en: 'Unknown field.', fr: 'Champ inconnu.' },
    detail: ({ name }: { name: string }) => ({
      en: `No field is named ${name}.`,
      fr: `Aucun champ ne s’appelle ${name}.`,
    }),
  },
});

test('a failure has a code in snake case, a status and words in both languages', () => {
  const failure = failures.fieldUnknown({ name: 'nmae' });
  expect(failure).toBeInstanceOf(Failure);
  expect(failure.code).toBe('field_unknown');
  expect(failure.status).toBe(400);
  expect(failure.in('en')).toBe('No field is named nmae.');
  expect(failure.in('fr')).toBe('Aucun champ ne s’appelle nmae.');
});

test('a title stands in lists without the full stop of its sentence', () => {
  expect(failures.formAbsent.title).toEqual({ en: 'No form', fr: 'Pas de formulaire' });
});

test('a failure without a detail says its title', () => {
  expect(failures.formAbsent().in('fr')).toBe('Pas de formulaire.');
});

test('a list of failures can be read without an occasion, for the documentation', () => {
  expect(Object.values(failures).map(({ code, status }) => [code, status])).toEqual([
    ['form_absent', 400],
    ['field_unknown', 400],
  ]);
});

test('the cause stays out of the words', () => {
  const failure = failures.formAbsent({ cause: new Error('secret path'), facts: { totalPages: 3 } });
  expect(JSON.stringify([failure.words, failure.message])).not.toContain('secret');
  expect((failure.cause as Error).message).toBe('secret path');
  expect(failure.facts).toEqual({ totalPages: 3 });
});

test('a failure about a part or a form field names it among its facts', () => {
  const named = defineFailures({
    fieldUnknown: {
      status: 400,
      title: { en: 'Unknown.', fr: 'Inconnu.' },
      detail: ({ field }: { field: string }) => ({ en: field, fr: field }),
    },
  });
  expect(named.fieldUnknown({ field: 'nmae' }, { facts: { known: 2 } }).facts).toEqual({
    field: 'nmae',
    known: 2,
  });
});

test('what is accepted and the limit are among the facts, whatever a failure calls them', () => {
  const limited = defineFailures({
    choiceUnknown: {
      status: 400,
      title: { en: 'Unknown.', fr: 'Inconnu.' },
      detail: (_given: { part: string; choices: readonly string[]; lengthMax: number }) => ({
        en: '',
        fr: '',
      }),
    },
  });
  const choices = Array.from({ length: 150 }, (_, index) => `choice ${index}`);
  const { facts } = limited.choiceUnknown({ part: 'rotation', choices, lengthMax: 5 });
  expect(facts).toEqual({ part: 'rotation', limit: 5, accepted: choices.slice(0, 100) });
});

test('fail throws where an expression is wanted', () => {
  const form: string | undefined = undefined;
  expect(() => form ?? fail(failures.formAbsent())).toThrow('No form.');
});
