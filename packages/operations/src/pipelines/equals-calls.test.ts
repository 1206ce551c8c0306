// Whatever the steps of a pipeline are, it gives the bytes that separate calls would, each with the result of the one
// before; and fails where they would.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@pagesmith/kernel';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operations, readOptions, readParts } from '../index.ts';
import { runOperation, runSteps } from '../run/index.ts';
import { samplePath } from '../samples.ts';
import type { Pipeline, PipelineStep } from './pipeline.ts';
import { planPipeline } from './plan-pipeline.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-pipelines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The date of a change is written into the document.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const files = { form: 'application-form.pdf', contract: 'contract.pdf', annex: 'annex.pdf' };

/** Numbers below a limit, the same for the same seed. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

type Reference = { part: string } | { step: number };

/** A few steps on our samples and on one another's results; some of them cannot be done. */
function randomPipeline(seed: number): Pipeline {
  const roll = dice(seed);
  const known: Reference[] = Object.keys(files).map((part) => ({ part }));
  const anyFile = () => known[roll(known.length)] as Reference;
  const latest = () => known.at(-1 - roll(2)) as Reference;
  const kinds: (() => PipelineStep)[] = [
    () => ({ operation: 'fill-pdf', parts: { file: anyFile(), full_name: `Zoë ${roll(9)}` } }),
    () => ({
      operation: 'merge-pdf',
      parts: { files: [latest(), anyFile()] },
      options: { clean: roll(2) === 0 },
    }),
    () => ({ operation: 'insert-pdf', parts: { base: latest(), insert: anyFile(), position: roll(2) } }),
    () => ({ operation: 'extract-pages', parts: { file: latest(), pages: '1' } }),
    () => ({ operation: 'remove-page', parts: { file: latest(), pages: String(1 + roll(2)) } }),
    () => ({ operation: 'replace-page', parts: { original: anyFile(), replacement: latest(), page: 1 } }),
    () => ({
      operation: 'rename-fields',
      parts: { file: anyFile(), oldName: 'city', newName: `town${roll(9)}` },
      options: { linearize: true },
    }),
  ];
  const steps = Array.from({ length: 1 + roll(5) }, (_, index) => {
    const step = (kinds[roll(kinds.length)] as () => PipelineStep)();
    known.push({ step: index + 1 });
    return step;
  });
  return { steps };
}

const sent = Object.entries(files).map(([name, sample]) => ({
  name,
  content: { source: samplePath(sample) },
}));

/** Every file has a random name of its own; nothing else may differ. */
const withoutId = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\/ID\s*\[\s*<[0-9a-f]*>\s*<[0-9a-f]*>\s*\]/gi, '/ID');

type Ending = { readonly pdf: string } | { readonly code: string; readonly step: number };

async function asPipeline(pipeline: Pipeline, seed: number): Promise<Ending> {
  const pathOf = (index: number) => join(folder, `${seed}-whole-${index}`);
  const open = (index: number) => {
    const file = openSync(pathOf(index), 'w');
    return { write: (bytes: Uint8Array) => void writeSync(file, bytes), close: () => closeSync(file) };
  };
  const asked = pipeline.steps.filter(usesSent);
  const received = sent.filter(({ name }) => JSON.stringify(asked).includes(`"part":"${name}"`));
  const { steps, answer } = planPipeline(pipeline, received, pathOf);
  try {
    await runSteps(steps, answer, { open, remove: (index) => rmSync(pathOf(index)) }, {});
    return { pdf: withoutId(readFileSync(pathOf(answer))) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.code, step: Number(error.facts.step) };
  }
}

const usesSent = ({ parts }: PipelineStep) => JSON.stringify(parts).includes('"part"');

async function asCalls({ steps }: Pipeline, seed: number): Promise<Ending> {
  const pathOf = (number: number) => join(folder, `${seed}-call-${number}`);
  let pdf = new Uint8Array();
  for (const [index, { operation: id, parts, options = {} }] of steps.entries()) {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(id);
    const contentOf = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return String(value);
      const reference = value as Reference;
      return 'step' in reference
        ? { source: pathOf(reference.step) }
        : { source: samplePath(files[reference.part as keyof typeof files]) };
    };
    const received = Object.entries(parts).flatMap(([name, value]) =>
      [value].flat().map((one) => ({ name, content: contentOf(one) })),
    );
    const query = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
    try {
      const { content } = await runOperation(
        id,
        readParts(operation, received),
        readOptions(operation, query),
      );
      if ('file' in content) pdf = new Uint8Array(content.file);
      writeFileSync(pathOf(index + 1), pdf);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { code: error.code, step: index + 1 };
    }
  }
  return { pdf: withoutId(pdf) };
}

const seeds = Array.from({ length: process.env.SOAK ? 500 : 12 }, (_, index) => index + 1);

test('a pipeline gives the bytes of its separate calls, and fails where they would', async () => {
  const endings: Ending[] = [];
  for (const seed of seeds) {
    const pipeline = randomPipeline(seed);
    const ending = await asPipeline(pipeline, seed);
    expect([seed, ending]).toEqual([seed, await asCalls(pipeline, seed)]);
    endings.push(ending);
  }
  expect(new Set(endings.map((ending) => 'pdf' in ending)).size).toBe(2);
});
