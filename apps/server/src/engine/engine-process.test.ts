import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { EngineProcess } from './engine-process.ts';

/** Answers once it runs in the background. */
const patient = `
  const { getPriority } = require('node:os');
  const usual = getPriority();
  process.on('message', () => {
    const look = setInterval(() => {
      if (getPriority() === usual) return;
      clearInterval(look);
      process.send({ kind: 'json', text: 'in background' });
    }, 5);
  });
  process.send({ kind: 'ready' });`;

const task = { steps: [{ operation: 'list-fields', input: {}, options: {} }] } as const;
const limits = { deadlineMs: 50_000, memoryBytes: 1_073_741_824 };

/** Keeps all the memory of its first task, and answers each after its memory has been looked at twice. */
const hoarding = `
  let kept;
  process.on('message', () => {
    kept ??= Buffer.alloc(700 * 1024 * 1024, 1);
    setTimeout(() => process.send({ kind: 'json', text: String(kept.length), processorMs: 1 }), 450);
  });
  process.send({ kind: 'ready' });`;

test('a large file of one task neither fails the next one nor stays in a process that is used again', async () => {
  const command = { program: process.execPath, args: ['-e', hoarding], isParent: false };
  const engine = new EngineProcess(command);
  const signal = new AbortController().signal;
  try {
    await engine.ready;
    await engine.run(task, limits, signal);
    expect(engine.isFit).toBe(false);
    const small = { ...limits, memoryBytes: 526 * 1_048_576 };
    expect(await engine.run(task, small, signal)).toMatchObject({ kind: 'json' });
  } finally {
    engine.kill();
  }
});

test.skipIf(process.platform === 'win32')(
  'a long task goes on in the background, and its process takes another only once its priority is restored',
  async () => {
    const engine = new EngineProcess({
      program: process.execPath,
      args: ['-e', patient],
      isParent: false,
    });
    try {
      await engine.ready;
      const result = await engine.run(task, limits, new AbortController().signal);
      expect(result).toMatchObject({ text: 'in background' });
      expect(engine.isFit).toBe(getPriority(engine.pid) === getPriority());
    } finally {
      engine.kill();
    }
  },
);
