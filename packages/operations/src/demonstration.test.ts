import { readFileSync } from 'node:fs';
import { readWidgets, withPdfium } from '@pagesmith/pdf';
import { expect, test } from 'vitest';
import { sampleIn } from './demonstration.ts';
import { operations } from './operations.ts';
import { samplePath } from './samples.ts';

const samples = operations.flatMap(({ example }) =>
  example.parts.flatMap(([, value]) => (typeof value === 'string' ? [] : [value.sample])),
);

test.each([...new Set(samples)])(
  'what an example does with %s, it can do with its French twin',
  async (name) => {
    const shape = (file: string) =>
      withPdfium(new Uint8Array(readFileSync(samplePath(file))), undefined, async (document) => ({
        pages: document.pageCount,
        fields: (await readWidgets(document)).map((widget) => widget.name),
      }));
    expect(await shape(sampleIn('fr', name))).toEqual(await shape(name));
    expect(sampleIn('fr', name)).not.toBe(name);
    expect(sampleIn('en', name)).toBe(name);
  },
);
