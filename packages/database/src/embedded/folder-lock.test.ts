import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { placeOfThisProcess, startOfProcess } from './process-identity.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagesmith-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const holder = (pid: number, start: string | undefined, place = placeOfThisProcess()) =>
  writeFile(path, JSON.stringify({ pid, start, place, token: 'token' }));

describe('the lock of a data folder', () => {
  it('refuses a second holder with a sentence that names the process, until it is released', async () => {
    const lock = await lockFolder(folder, path);
    await expect(lockFolder(folder, path)).rejects.toThrow(
      `The data folder ${folder} is in use by another server (process ${process.pid})`,
    );
    await lock.release();
    const next = await lockFolder(folder, path);
    await next.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses while another process lives, and is free when that process was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    const pid = other.pid ?? 0;
    await holder(pid, startOfProcess(pid));
    await expect(lockFolder(folder, path)).rejects.toMatchObject({ code: 'data_folder_busy' });
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await lockFolder(folder, path)).release();
  });

  it('is free when its process id now belongs to another process', async () => {
    await holder(process.pid, 'long ago');
    await (await lockFolder(folder, path)).release();
  });

  it('is taken over by exactly one of many that find its holder dead', async () => {
    await holder(process.pid, 'long ago');
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, path)));
    const winners = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(winners).toHaveLength(1);
    await winners[0]?.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused while a holder in another container is seen to beat', async () => {
    const lock = await lockFolder(folder, path);
    const rewritten = holder(1, 'some time', 'another container');
    await rewritten;
    await expect(lockFolder(folder, path)).rejects.toMatchObject({ code: 'data_folder_busy' });
    await lock.release();
  });
});
