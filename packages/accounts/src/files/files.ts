import { policy } from '@pagesmith/catalog';
import { type Database, files, type Transaction } from '@pagesmith/database';
import { type Clock, fail } from '@pagesmith/kernel';
import { and, desc, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm';
import { type Page, pageOf, pagingFailures } from '../paging.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { fileFailures } from './failures.ts';

export interface FilesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

type Row = typeof files.$inferSelect;

export type KeptFile = Pick<Row, 'id' | 'name' | 'sizeBytes' | 'keep' | 'createdAt' | 'expiresAt'>;

/** With what its content is opened, and the headers that go along with it. */
interface OpenedFile {
  readonly key: Uint8Array;
  readonly sizeBytes: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface NewFile extends Pick<Row, 'id' | 'name' | 'sizeBytes' | 'keep'> {
  readonly key: Uint8Array;
  readonly headers?: Record<string, string>;
  readonly linkHash?: Uint8Array;
}

export interface Files {
  /** For the plan's retention, or as long as a template. */
  keep(owner: { accountId: string; retentionMinutes: number }, file: NewFile): Promise<KeptFile>;
  find(accountId: string, id: string): Promise<KeptFile>;
  /** Latest first. */
  list(accountId: string, page: Page): Promise<{ files: KeptFile[]; next: string | null }>;
  open(accountId: string, id: string): Promise<OpenedFile>;
  /** For whoever has the link. */
  openLink(id: string, linkHash: Uint8Array): Promise<OpenedFile>;
  remove(accountId: string, id: string): Promise<void>;
  /** Forgets what time has ended; whose content can be deleted. */
  forgetExpired(): Promise<string[]>;
  /** Which of these still have a row. */
  known(ids: readonly string[]): Promise<Set<string>>;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

export function createFiles(deps: FilesDeps): Files {
  const { clock, secrets } = deps;
  const { orm } = deps.database;
  const isKept = () => gt(files.expiresAt, clock.now());
  const isTheirs = (accountId: string, id: string) => and(eq(files.id, id), eq(files.userId, accountId));
  const rowWhere = async (is: ReturnType<typeof and>): Promise<Row | undefined> =>
    (await orm.select().from(files).where(and(is, isKept())))[0];
  const find = async (accountId: string, id: string): Promise<Row> =>
    (await rowWhere(isTheirs(accountId, id))) ?? fail(fileFailures.fileAbsent());
  const opened = ({ keyEncrypted, secretKeyId, sizeBytes, headers }: Row): OpenedFile => ({
    key: Buffer.from(secrets.decrypt(keyEncrypted, secretKeyId), 'base64'),
    sizeBytes,
    headers: headers ?? {},
  });
  return {
    keep: async ({ accountId: userId, retentionMinutes }, { key, ...file }) => {
      const createdAt = clock.now();
      const keptMs = file.keep === 'template' ? policy.templateDays * dayMs : retentionMinutes * minuteMs;
      const row = {
        ...file,
        userId,
        keyEncrypted: secrets.encrypt(Buffer.from(key).toString('base64')),
        secretKeyId: secrets.keyId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + keptMs),
      };
      await orm.insert(files).values(row);
      return row;
    },
    find,
    list: (accountId, page) => list(deps, accountId, page),
    open: async (accountId, id) => opened(await find(accountId, id)),
    openLink: async (id, linkHash) => {
      const row = await rowWhere(and(eq(files.id, id), eq(files.linkHash, linkHash)));
      return opened(row ?? fail(fileFailures.linkAbsent()));
    },
    remove: async (accountId, id) => {
      const removed = await orm.delete(files).where(isTheirs(accountId, id)).returning({ id: files.id });
      if (removed.length === 0) throw fileFailures.fileAbsent();
    },
    forgetExpired: async () => {
      const isOver = lte(files.expiresAt, clock.now());
      return (await orm.delete(files).where(isOver).returning({ id: files.id })).map(({ id }) => id);
    },
    known: async (ids) => {
      const rows = await orm
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...ids]));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

async function list({ database: { orm }, clock }: FilesDeps, accountId: string, page: Page) {
  const isKept = and(eq(files.userId, accountId), gt(files.expiresAt, clock.now()));
  const [last] = page.cursor
    ? await orm
        .select()
        .from(files)
        .where(and(eq(files.userId, accountId), eq(files.id, page.cursor)))
    : [];
  if (page.cursor && !last) throw pagingFailures.cursorUnknown();
  const rows = await orm
    .select()
    .from(files)
    .where(last ? and(isKept, lt(files.sequence, last.sequence)) : isKept)
    .orderBy(desc(files.sequence))
    .limit(page.limit + 1);
  const { shown, next } = pageOf(rows, page);
  return { files: shown, next };
}

const batchSize = 200;

/** One batch of what a previous secret key has encrypted, re-encrypted; returns how many. */
export async function rotateFileKeys({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select({ id: files.id, bytes: files.keyEncrypted, keyId: files.secretKeyId })
    .from(files)
    .where(ne(files.secretKeyId, secrets.keyId))
    .limit(batchSize)
    .for('update');
  for (const { id, bytes, keyId } of rows) {
    const keyEncrypted = secrets.encrypt(secrets.decrypt(bytes, keyId));
    await orm.update(files).set({ keyEncrypted, secretKeyId: secrets.keyId }).where(eq(files.id, id));
  }
  return rows.length;
}
