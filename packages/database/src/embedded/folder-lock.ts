import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFailures } from '../failures.ts';
import { placeOfThisProcess, startOfProcess } from './process-identity.ts';

const heartbeatMs = 2_000;
const silenceMsMax = 10_000;

interface Holder {
  readonly pid: number;
  readonly start: string | undefined;
  readonly place: string;
  readonly token: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Two processes on one embedded database silently lose each other's rows, and Node has no file locks: the
 * folder is held by a file that names its process. A dead holder's file is taken over, by exactly one.
 */
export async function lockFolder(folder: string, lockPath: string): Promise<FolderLock> {
  const me: Holder = {
    pid: process.pid,
    start: startOfProcess(process.pid),
    place: placeOfThisProcess(),
    token: randomUUID(),
  };
  await acquire(lockPath, me, folder);
  const heartbeat = setInterval(() => touch(lockPath), heartbeatMs);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      if ((await holderOf(lockPath))?.token === me.token) await rm(lockPath, { force: true });
    },
  };
}

async function acquire(path: string, me: Holder, folder: string): Promise<void> {
  const mine = `${path}.${me.token}`;
  await writeFile(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!(await place(mine, path))) {
      const holder = await holderOf(path);
      if (!holder) continue;
      if (await isAlive(holder, path, me)) throw databaseFailures.dataFolderBusy({ folder, pid: holder.pid });
      await takeOver(path, holder, me, folder);
      return;
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** Linking is the atomic step: it fails when the name exists. */
async function place(mine: string, path: string): Promise<boolean> {
  try {
    await link(mine, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The right to replace one particular dead holder is itself a lock, so that two successors cannot both win. */
async function takeOver(path: string, dead: Holder, me: Holder, folder: string): Promise<void> {
  const claim = `${path}.${dead.token}.successor`;
  await acquire(claim, me, folder);
  try {
    if ((await holderOf(path))?.token !== dead.token) return await acquire(path, me, folder);
    const mine = `${path}.${me.token}.next`;
    await writeFile(mine, JSON.stringify(me), { mode: 0o600 });
    await rename(mine, path);
  } finally {
    await rm(claim, { force: true });
  }
}

async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isAlive(holder: Holder, path: string, me: Holder): Promise<boolean> {
  if (holder.place === me.place && me.start !== undefined) return startOfProcess(holder.pid) === holder.start;
  return isBeating(path);
}

/** A holder on another machine or in another container cannot be looked up, only be seen to move. */
async function isBeating(path: string): Promise<boolean> {
  const before = await modified(path);
  if (before === undefined || Date.now() - before > 3 * silenceMsMax) return false;
  const until = Date.now() + silenceMsMax;
  while (Date.now() < until) {
    await pause(heartbeatMs / 4);
    if ((await modified(path)) !== before) return true;
  }
  return false;
}

const modified = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

const touch = (path: string) => utimes(path, new Date(), new Date()).catch(() => undefined);
