import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { EngineProcess } from './engine-process.ts';

/** Answers once it stands back. */
const patient = `
  const { getPriority } = require('node:os');
  process.on('message', () => {
    const look = setInterval(() => {
      if (getPriority() !== ${constants.priority.PRIORITY_BELOW_NORMAL}) return;
      clearInterval(look);
      process.send({ kind: 'json', json: 'stood back' });
    }, 5);
  });
  process.send({ kind: 'ready' });`;

const job = { operation: 'list-fields', input: {}, options: {} } as const;
const limits = { deadlineMs: 50_000, memoryBytes: 1_073_741_824 };

test.skipIf(process.platform === 'win32')(
  'work that takes long stands back, and its process is good for more only with its priority again',
  async () => {
    const engine = new EngineProcess({
      program: process.execPath,
      args: ['-e', patient],
      isParent: false,
    });
    try {
      await engine.ready;
      const result = await engine.run(job, limits, new AbortController().signal);
      expect(result).toMatchObject({ json: 'stood back' });
      expect(engine.isFit).toBe(getPriority(engine.pid) === getPriority());
    } finally {
      engine.kill();
    }
  },
);
