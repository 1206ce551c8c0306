import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSpool } from './spool.ts';

const parent = mkdtempSync(join(tmpdir(), 'pagesmith-spool-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a call takes its own files with it, written or not, and no other’s', async () => {
  const spool = createSpool(join(parent, 'calls'));
  const [ada, bob] = [spool.filesOf('ada'), spool.filesOf('bob')];
  for (const path of [ada.next(), ada.next(), bob.next()]) writeFileSync(path, 'x');
  ada.next();
  await ada.remove();
  expect(readdirSync(spool.folder)).toEqual(['bob-1']);
});

test('what a crash left is swept when it has been idle for long', async () => {
  const spool = createSpool(join(parent, 'left'));
  const [old, fresh] = [spool.filesOf('old').next(), spool.filesOf('fresh').next()];
  for (const path of [old, fresh]) writeFileSync(path, 'x');
  utimesSync(old, 0, 0);
  expect(await spool.sweep(3_600_000)).toBe(1);
  expect(readdirSync(spool.folder)).toEqual(['fresh-1']);
});
