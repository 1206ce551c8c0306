import { chownSync, mkdirSync, realpathSync } from 'node:fs';
import { chown, constants, copyFile, link, lstat, readdir, rename, rm, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Failure, fail } from '@pagesmith/kernel';
import { engineFailures } from './failures.ts';
import type { Result } from './protocol.ts';

/** The files of one task: where they are, and where its result goes. All are on one file system. */
export interface TaskFiles {
  readonly files: readonly string[];
  readonly resultPath: string;
  readonly inputBytes: number;
  /** Whether nothing is written on the way to its result. */
  readonly isOneStep?: boolean | undefined;
}

/** Says why a task has to end, if it has to; asked again and again while it runs. */
export type Look = () => Promise<Failure | undefined>;

/** What an engine process calls its result. Its other files have the names that they have in the spool. */
export const resultName = 'result';

const megabyte = 1_048_576;
/** So many tasks in a row, none of which had a reason to write, before the folder is looked at all the same. */
const untouchedTasksMax = 20;

/** No operation produces this much from its input; anything that does would go on until the disk is full. */
export const resultBytesMax = (inputBytes: number): number => 256 * megabyte + 8 * inputBytes;

/**
 * The one folder that an engine process reaches, with the files of its task for as long as that takes. Whatever lies
 * there may be hostile: nothing in it is followed, and nothing but a plain file leaves it.
 */
export class TaskFolder {
  readonly path: string;
  readonly user: number | undefined;
  #isSoiled = false;
  #isUntouched = false;
  #notLookedAt = 0;

  constructor(path: string, user?: number) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (user !== undefined) chownSync(path, user, user);
    this.path = realpathSync(path);
    this.user = user;
  }

  /** Puts the files in, and moves the result out. */
  async during(
    { files, resultPath, inputBytes, isOneStep = false }: TaskFiles,
    run: (look: Look) => Promise<Result>,
  ): Promise<Result> {
    this.#isUntouched = false;
    await Promise.all(files.map((file) => this.#put(file)));
    const bytesMax = resultBytesMax(inputBytes);
    const failure = () => engineFailures.resultTooLarge({ megabytes: Math.round(bytesMax / megabyte) });
    const isTooLarge = async () => (await this.#sizeBytes()) > inputBytes + bytesMax;
    const result = await run(async () => ((await isTooLarge()) ? failure() : undefined));
    const isHeld = result.kind === 'file' && result.bytes !== undefined;
    if (result.kind !== 'file' || isHeld) this.#isUntouched = isOneStep && files.length === 0;
    if (result.kind !== 'file') return result;
    const sizeBytes = result.bytes?.length ?? (await this.#take(resultPath));
    return sizeBytes > bytesMax ? fail(failure()) : { ...result, sizeBytes };
  }

  /** Fails when there is more than plain files: then the process has to end before its folder can be emptied. */
  async empty(): Promise<void> {
    if (this.#isSoiled) throw new Error('an engine process left something else than its result');
    // A hostile process may have put something there all the same, and must not go on with that for ever.
    if (this.#isUntouched && this.#notLookedAt < untouchedTasksMax) {
      this.#notLookedAt += 1;
      return;
    }
    this.#notLookedAt = 0;
    for (const name of await readdir(this.path)) await unlink(join(this.path, name));
  }

  /** Once the process has ended. */
  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true, maxRetries: 5 });
  }

  async #put(file: string): Promise<void> {
    const place = join(this.path, basename(file));
    await link(file, place).catch((error: NodeJS.ErrnoException) => {
      // Some file systems have no links.
      if (error.code !== 'EPERM' && error.code !== 'ENOTSUP' && error.code !== 'ENOSYS') throw error;
      return copyFile(file, place, constants.COPYFILE_EXCL);
    });
    if (this.user !== undefined) await chown(file, this.user, this.user);
  }

  /** Checked again where the process cannot reach it: until then it could still be swapped. */
  async #take(resultPath: string): Promise<number> {
    const given = join(this.path, resultName);
    try {
      await requireFile(given);
      await rename(given, resultPath);
      return await requireFile(resultPath);
    } catch (cause) {
      this.#isSoiled = true;
      await unlink(resultPath).catch(() => undefined);
      throw engineFailures.engineCrashed({ cause });
    }
  }

  async #sizeBytes(): Promise<number> {
    const names = await readdir(this.path).catch(() => []);
    const sizes = names.map((name) =>
      lstat(join(this.path, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
}

async function requireFile(path: string): Promise<number> {
  const found = await lstat(path);
  if (!found.isFile()) throw new Error('an engine process gave something else than a file as its result');
  return found.size;
}
