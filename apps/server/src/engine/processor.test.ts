import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { processorClockOf } from './processor.ts';

test.runIf(process.platform === 'linux')(
  'a process that sleeps spends nothing, and one that has ended spends no more',
  async () => {
    const startedAt = performance.now();
    const sleeper = spawn('sleep', ['600']);
    const clock = processorClockOf(sleeper.pid);
    await wait(400);
    const asleepMs = clock.spentMs();
    sleeper.kill('SIGKILL');
    await once(sleeper, 'exit');
    await wait(400);
    const endedMs = clock.spentMs();
    clock.stop();
    expect(performance.now() - startedAt).toBeGreaterThan(790);
    expect([asleepMs, endedMs].map((ms) => ms < 350)).toEqual([true, true]);
  },
);
