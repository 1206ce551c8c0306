import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@pagesmith/operations';
import { longProcessFlags, processFlags, stateName } from '@pagesmith/operations/process-flags';
import { samplePath } from '@pagesmith/operations/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cage, createCage } from './cage/cage.ts';
import { EngineProcess } from './engine-process.ts';
import type { Result } from './protocol.ts';
import { stateFlags, usableState } from './state.ts';

const built = fileURLToPath(new URL('../../../../dist/server', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pagesmith-state-'));
const limits = { deadlineMs: 60_000, memoryBytes: 1_073_741_824 };
let cage: Cage;
beforeAll(async () => {
  cage = await createCage({ folder, hiddenFolders: [folder] });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a new process says of a sample, and how it was started. */
async function answerOf(flags: readonly string[], operation: OperationId, sample: string, asked = {}) {
  const { command, folder: own } = cage.confine(flags);
  const engine = new EngineProcess(command, { folder: own });
  const source = join(folder, basename(sample));
  copyFileSync(samplePath(sample), source);
  const input = { file: { part: 'file', source: basename(source) }, ...asked };
  const task = { steps: [{ operation, input, options: {} }] };
  const files = { files: [source], resultPath: join(folder, 'result'), inputBytes: 1_000 };
  try {
    await engine.ready;
    const signal = new AbortController().signal;
    const result: Result = await engine.inFolder(files, () => engine.run(task, limits, signal));
    return { isFromState: command.args.includes('--snapshot-blob'), result };
  } finally {
    engine.kill();
  }
}

test('every kind of engine process begins from the state that the build kept', () => {
  for (const flags of [processFlags, longProcessFlags]) {
    expect(stateFlags(flags)).toEqual(['--snapshot-blob', join(built, stateName(flags))]);
  }
});

test.each([
  { operation: 'list-fields', sample: 'application-form.pdf', asked: {} },
  { operation: 'detect-page', sample: 'contract.pdf', asked: { searchText: 'Signature' } },
] as const)(
  'a process that begins without a state answers $operation alike',
  async ({ operation, sample, asked }) => {
    const kept = await answerOf(processFlags, operation, sample, asked);
    const plain = await answerOf([], operation, sample, asked);
    expect([kept.isFromState, plain.isFromState]).toEqual([true, false]);
    expect(kept.result).toMatchObject({ kind: 'json' });
    expect(plain.result).toEqual(kept.result);
  },
);

test('a state that was moved, that is damaged or that is of other flags is not used', async () => {
  const name = stateName(processFlags);
  expect(await usableState(processFlags, built)).toBe(join(built, name));
  copyFileSync(join(built, name), join(folder, name));
  expect(await usableState(processFlags, folder)).toBeUndefined();
  copyFileSync(join(built, stateName(longProcessFlags)), join(folder, name));
  expect(await usableState(processFlags, folder)).toBeUndefined();
  writeFileSync(join(folder, name), 'damaged');
  expect(await usableState(processFlags, folder)).toBeUndefined();
});
