import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'secret-key';

/** The key in the data folder, if one was made there. */
export async function keptSecretKey(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, fileName), 'utf8')).trim();
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The key in the data folder, made on the first start and readable by its owner alone. */
export async function keepSecretKey(folder: string): Promise<string> {
  const kept = await keptSecretKey(folder);
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(join(folder, fileName), `${made}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return made;
  } catch (error) {
    // Another process that shares the folder was quicker: its key counts.
    if (isSystemError(error, 'EEXIST')) return keepSecretKey(folder);
    throw error;
  }
}

const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
