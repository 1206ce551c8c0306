import type { StatsFs } from 'node:fs';
import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { reserveOf } from '../disk/disk.ts';
import { swapWarning } from '../disk/swap.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const gigabyte = 1_073_741_824;
/** Uploads and results of a few large calls at once. */
const comfortableBytes = 5 * gigabyte;

export async function diskFindings({ dataDir, spoolDir }: Config): Promise<Finding[]> {
  const findings = [await ofFolder('DATA_DIR', dataDir), await ofFolder('SPOOL_DIR', spoolDir)];
  const swap = await swapWarning();
  if (swap) findings.push(advice('disk', swap, 'swapoff -a, or encrypt the swap.'));
  return findings;
}

async function ofFolder(variable: string, folder: string): Promise<Finding> {
  const there = await nearestFolder(folder);
  const place = `${folder} (${variable})`;
  try {
    await access(there, constants.W_OK | constants.X_OK);
    if (there === folder) await mkdir(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = `Make it writable for the user that runs the server, or set ${variable} to another folder.`;
    return wrong('disk', `${place} cannot be written: ${reason}.`, remedy);
  }
  return spaceFinding(variable, place, await statfs(there));
}

type Space = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>;

export function spaceFinding(variable: string, place: string, { bavail, blocks, bsize }: Space): Finding {
  const freeBytes = bavail * bsize - reserveOf(blocks * bsize);
  if (freeBytes < 0) {
    const says = `The disk of ${place} is full: less is free than is always kept free, and every upload is refused.`;
    return wrong('disk', says, `Free some space, or set ${variable} to a larger disk.`);
  }
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB are free in ${place}`;
  if (freeBytes < comfortableBytes) {
    return advice('disk', `${free}.`, `Give it 5 GB or more: each call needs twice its files for a moment.`);
  }
  return fine('disk', `${free}, beyond what is always kept free.`);
}

/** The folder, or the nearest one above it that exists: the server makes the rest. */
async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  const above = dirname(folder);
  return isThere || above === folder ? folder : nearestFolder(above);
}
