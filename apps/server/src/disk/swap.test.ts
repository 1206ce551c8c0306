import { expect, test } from 'vitest';
import { swapsOnDisk } from './swap.ts';

test('swap on a disk is told apart from swap in memory', () => {
  const head = 'Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n';
  expect(swapsOnDisk('')).toEqual([]);
  expect(swapsOnDisk(head)).toEqual([]);
  expect(swapsOnDisk(`${head}/dev/zram0  partition\t1\t0\t100\n/dev/sda2  partition\t1\t0\t-2\n`)).toEqual([
    '/dev/sda2',
  ]);
});
