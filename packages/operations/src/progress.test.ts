import { expect, it } from 'vitest';
import { operations, readOptions, readParts } from './index.ts';
import { runOperation } from './run/index.ts';
import { file, text } from './testing/run-request.ts';

/** What an operation reports while it works on the contract, which has five pages. */
async function toldBy(id: (typeof operations)[number]['id'], parts: readonly ReturnType<typeof file>[]) {
  const told: [number, number][] = [];
  const operation = operations.find((known) => known.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const input = readParts(operation, parts);
  const progress = (done: number, total: number) => void told.push([done, total]);
  await runOperation(id, input, readOptions(operation, {}), { progress });
  return told;
}

it('a conversion tells of every page, and never of more than there are', async () => {
  expect(await toldBy('pdf-to-docx', [file('file', 'contract.pdf')])).toEqual([
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 5],
  ]);
});

it('a search tells of the pages that it has passed', async () => {
  const parts = [file('file', 'contract.pdf'), text('searchText', 'Signature')];
  expect(await toldBy('detect-page', parts)).toEqual([
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
  ]);
});

it('an operation of which a search is only a part tells nothing', async () => {
  const inserted = [file('base', 'contract.pdf'), file('insert', 'annex.pdf')];
  expect(await toldBy('insert-pdf', [...inserted, text('searchText', 'Signature')])).toEqual([]);
});
