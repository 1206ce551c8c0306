import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createFolder } from './create-folder.ts';
import { isCommitFlushed } from './durability-test.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { maintain } from './maintenance.ts';
import type { EngineOptions } from './protocol.ts';
import { startParams } from './start-params.ts';

const maintenancePauseMs = 60_000;

export interface Engine {
  /** Whether a commit was seen to reach the disk. */
  readonly isDurable: boolean;
  execute(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

export async function openEngine({ folder }: EngineOptions, onCreate: () => void): Promise<Engine> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    onCreate();
    await createFolder(folder);
  }
  const files = new DurableFileSystem(folder);
  const database = await PGlite.create({ fs: files, startParams });
  return serve(database, await isCommitFlushed(database, files));
}

function serve(database: PGlite, isDurable: boolean): Engine {
  let upkeep = Promise.resolve();
  const timer = setInterval(() => {
    // What could not be tidied up now (a full disk, say) is tried again; the next statement reports the cause.
    upkeep = maintain(database).catch(() => undefined);
  }, maintenancePauseMs);
  return {
    isDurable,
    execute: async (bytes) => {
      await upkeep;
      if (bytes[0] === 0) forgetLastConversation(database);
      return database.execProtocolRawSync(bytes);
    },
    close: async () => {
      clearInterval(timer);
      await upkeep;
      await database.close();
    },
  };
}

const rollback = simpleQuery('ROLLBACK');
const discard = simpleQuery('DISCARD ALL');

/** There is one session for all of them: what one left open, prepared or listened to ends with it. */
function forgetLastConversation(database: PGlite): void {
  if (database.isInTransaction()) database.execProtocolRawSync(rollback);
  database.execProtocolRawSync(discard);
}

/** PostgreSQL's protocol: `Q`, the length with itself, the text, a zero byte. */
function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
