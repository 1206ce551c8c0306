// npm run backup, restore and move: everything of an installation into a folder, out of it, and into a PostgreSQL server.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { Unreachable } from '../operator/ask.ts';
import { backUp, backUpRows } from './back-up.ts';
import { moveFiles } from './move-files.ts';
import { restore, restoreRows } from './restore.ts';

const usage = `npm run backup -- FOLDER             writes everything into a new folder; the server may run
npm run restore -- FOLDER            fills an empty DATA_DIR or DATABASE_URL with it
npm run move -- postgresql://…       copies the embedded database into an empty PostgreSQL database, and with
                                     STORE_URL the files of jobs and kept results into that storage`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const [verb = '', given] = process.argv.slice(2);

const told = ({ tables }: Contents): string => {
  const all = Object.values(tables);
  return `${all.reduce((sum, { rows }) => sum + rows, 0)} rows in ${all.length} tables`;
};

/** Files first: that may be begun again, and rows are written all or not at all. The secret key stays where it is. */
async function move(config: Config, databaseUrl: string): Promise<void> {
  if (config.databaseUrl) throw new Unreachable('DATABASE_URL is set: the database is on a server already.');
  const folder = await mkdtemp(join(config.dataDir, 'moving-'));
  try {
    if (config.store) {
      const count = await moveFiles(config.dataDir, config.store);
      say(`${count} files of jobs and kept results are in ${config.store.address.bucket}, as they are here.`);
    }
    const contents = await backUpRows(config, folder);
    await restoreRows({ ...config, databaseUrl }, folder, contents);
    say(
      `${told(contents)} are in the new database, identical to the old one's. Start with DATABASE_URL from now on,`,
    );
    say(
      `with the same secret key${config.store ? ' and STORE_URL' : ' and DATA_DIR'}. What a running server wrote in the meantime was not moved.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const verbs: Readonly<Record<string, (config: Config, given: string) => Promise<void>>> = {
  backup: async (config, folder) => {
    const manifest = await backUp(config, folder);
    say(`${told(manifest)} are in ${folder}. Whoever has it has everything: keep it as you keep the server.`);
    if (manifest.store) say(`The files of jobs and kept results stay in ${manifest.store}.`);
    if (config.secretKey) say('SECRET_KEY is not in it: without that it cannot be read. Keep both.');
  },
  restore: async (config, folder) =>
    say(`${told(await restore(config, folder))} are restored, as they were.`),
  move,
};

const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
if (!act || !given) {
  say(usage);
  process.exit(64);
}
try {
  await act(readConfig(), given);
} catch (error) {
  const isTold = error instanceof Failure || error instanceof Unreachable || error instanceof ConfigError;
  if (!isTold) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
