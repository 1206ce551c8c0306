import { defineFailures } from '@pagesmith/kernel';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { failuresByStatus } from './failures.ts';

test('a message that depends on the case is told with what is left open', () => {
  const { fieldUnknown } = defineFailures({
    fieldUnknown: {
      status: 400,
      title: { en: 'Unknown', fr: 'Inconnu' },
      detail: ({ name, known }: { name: string; known: readonly string[] }) => ({
        en: `No field is named ${name}. This form has: ${known.map((one) => one.trim()).join(', ')}.`,
        fr: name.length > 3 ? 'long' : `${Math.round(known.length / 2)} champs.`,
      }),
    },
  });
  expect(explain(fieldUnknown)).toEqual({ en: 'No field is named … This form has: …', fr: '… champs.' });
});

test('every error says in both languages what to do, and nothing that only a program reads', () => {
  for (const { failures } of failuresByStatus()) {
    for (const { code, detail } of failures) {
      for (const text of [detail.en, detail.fr]) {
        expect(text, code).toMatch(/\S/);
        expect(text, code).not.toMatch(/undefined|NaN|\[object|function/);
      }
    }
  }
});
