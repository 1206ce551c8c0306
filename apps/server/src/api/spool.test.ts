import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSpool } from './spool.ts';

const parent = mkdtempSync(join(tmpdir(), 'pagesmith-spool-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a call takes its own files with it, written or not, and no other’s', async () => {
  const spool = createSpool(join(parent, 'calls'), 'process');
  const [ada, bob] = [spool.filesOf('ada'), spool.filesOf('bob')];
  for (const path of [ada.next(), ada.next(), bob.next()]) writeFileSync(path, 'x');
  ada.next();
  await ada.remove();
  expect(readdirSync(spool.folder)).toEqual(['bob-1']);
});

test('of uploads no more stays in memory than a call may hold, and it is free again with the call', async () => {
  const spool = createSpool(join(parent, 'held'), 'process', 100);
  const [ada, bob] = [spool.filesOf('ada', { holdsSmall: true }), spool.filesOf('bob', { holdsSmall: true })];
  expect([60, 50, 40].map((bytes) => ada.hold?.(bytes))).toEqual([true, false, true]);
  expect(bob.hold?.(100)).toBe(true);
  await ada.remove();
  expect(ada.hold?.(100)).toBe(true);
  expect(spool.filesOf('eve').hold).toBeUndefined();
});

test('results stay in memory while there are not too many of them', async () => {
  const half = 32 * 1_048_576;
  const spool = createSpool(join(parent, 'results'), 'process', half);
  const [ada, bob, eve] = ['ada', 'bob', 'eve'].map((id) => spool.filesOf(id, { holdsSmall: true }));
  expect([ada, bob, eve].map((files) => files?.holdResult?.())).toEqual([half, half, 0]);
  await ada?.remove();
  expect(eve?.holdResult?.()).toBe(half);
  expect(spool.filesOf('zoe').holdResult).toBeUndefined();
});

test('what belongs to no living process is swept, and nothing of the living is', async () => {
  const folder = join(parent, 'left');
  const spool = createSpool(folder, 'ours');
  for (const owner of ['dead', 'alive']) mkdirSync(join(folder, owner, 'engine-1'), { recursive: true });
  for (const path of ['dead/ada-1', 'dead/engine-1/ada-1', 'alive/bob-1', 'ours/eve-1']) {
    writeFileSync(join(folder, path), 'x');
  }
  await spool.sweep(new Set(['alive']));
  expect(readdirSync(folder).sort()).toEqual(['alive', 'ours']);
  expect(readdirSync(join(folder, 'alive')).sort()).toEqual(['bob-1', 'engine-1']);
  expect(readdirSync(spool.folder)).toEqual(['eve-1']);
});

test('files that an earlier version put beside the folders are swept when they have been idle for long', async () => {
  const folder = join(parent, 'stray');
  const spool = createSpool(folder, 'ours');
  for (const name of ['old-1', 'fresh-1']) writeFileSync(join(folder, name), 'x');
  utimesSync(join(folder, 'old-1'), 0, 0);
  await spool.sweep(new Set());
  expect(readdirSync(folder).sort()).toEqual(['fresh-1', 'ours']);
});

test('a process that was taken for dead has its folder again', async () => {
  const spool = createSpool(join(parent, 'paused'), 'ours');
  rmSync(spool.folder, { recursive: true });
  await spool.sweep(new Set(['ours']));
  writeFileSync(spool.filesOf('ada').next(), 'x');
  await spool.close();
  expect(readdirSync(join(parent, 'paused'))).toEqual([]);
});
