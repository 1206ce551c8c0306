import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cases } from './cases.ts';
import type { Limits } from './confined.ts';
import { Lane } from './lane.ts';

const limits: Limits = { runMsMax: 3_000, checkMsMax: 60_000, memoryBytesMax: 1024 ** 3 };

/** A process that misbehaves in the first case, or before it, and passes all others. */
function workerThat(misbehaves: string, opens = ''): string {
  const path = join(mkdtempSync(join(tmpdir(), 'pagesmith-')), 'worker.mjs');
  const caseIds = JSON.stringify(cases.map(({ id, operation }) => ({ caseId: id, operation })));
  writeFileSync(
    path,
    `const cases = ${caseIds};
     process.on('message', async ({ firstCase, drawsOriginal }) => {
       ${opens}
       process.send({ kind: 'facts', facts: { pageCount: 1 } });
       for (const what of cases.slice(firstCase)) {
         process.send({ kind: 'begin', caseId: what.caseId, step: 'run' });
         if (what === cases[0]) { ${misbehaves} }
         process.send({ kind: 'end', outcome: { ...what, kind: 'ok' } });
       }
       process.send({ kind: 'done' });
     });
     process.send({ kind: 'ready' });`,
  );
  return path;
}

async function kindsOf(misbehaves: string, given = limits): Promise<string[]> {
  const lane = new Lane(workerThat(misbehaves), given);
  const { outcomes } = await lane.run('any.pdf');
  lane.close();
  return outcomes.map(({ kind }) => kind);
}
const others = cases.slice(1).map(() => 'ok');

it('a process that hangs is ended at its deadline, and the other cases run all the same', async () => {
  expect(await kindsOf('await new Promise(() => setInterval(() => {}, 1000));')).toEqual([
    'deadline',
    ...others,
  ]);
});

it('a process that spins is ended at its deadline', async () => {
  expect(await kindsOf('for (;;);')).toEqual(['deadline', ...others]);
});

it('a process that dies is told from one that is ended', async () => {
  expect(await kindsOf('process.exit(7);', { ...limits, runMsMax: 60_000 })).toEqual(['died', ...others]);
});

it.runIf(process.platform === 'linux')('a process that takes too much memory is ended', async () => {
  const hoards = 'const held = []; for (;;) held.push(Buffer.alloc(50_000_000, 1));';
  const given = { ...limits, runMsMax: 60_000, memoryBytesMax: 300_000_000 };
  expect(await kindsOf(hoards, given)).toEqual(['memory', ...others]);
});

it('a file over which another program does not end is worked on without its pictures', async () => {
  const lane = new Lane(workerThat('', 'if (drawsOriginal) for (;;);'), {
    ...limits,
    runMsMax: 60_000,
    checkMsMax: 3_000,
  });
  const { outcomes } = await lane.run('any.pdf');
  lane.close();
  expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', ...others]);
});

it('one process works through several files', async () => {
  const lane = new Lane(
    workerThat(
      'process.send({ kind: "end", outcome: { ...what, kind: "ok", detail: String(process.pid) } }); continue;',
    ),
  );
  const details = [await lane.run('one.pdf'), await lane.run('two.pdf')].map(
    ({ outcomes }) => outcomes[0]?.detail,
  );
  lane.close();
  expect(details[0]).toMatch(/^\d+$/);
  expect(details[1]).toBe(details[0]);
});
