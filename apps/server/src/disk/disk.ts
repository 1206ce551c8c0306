import { statfs } from 'node:fs/promises';
import { storedBytesOf } from '@pagesmith/accounts';
import { type PlanId, plans } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { diskFailures, storageFull } from './failures.ts';

export interface DiskLimits {
  /** What stays free for the database and for work under way; by default a share of the disk. */
  readonly reserveBytes?: number;
  /** The plan's unless given. */
  readonly bytesMax?: Readonly<Record<PlanId, number>>;
}

interface DiskDeps {
  /** On whichever disks they are. */
  readonly folders: readonly string[];
  readonly database: Database;
  readonly limits?: DiskLimits | undefined;
}

/** The disk space held for one call, until it calls one of these. */
export interface Room {
  /** Nothing of the call is left on disk. */
  giveBack(): void;
  /** It continues as a job or its result is kept: from now on the account's books include it. */
  keep(): void;
}

interface Caller {
  readonly accountId: string;
  readonly plan: PlanId;
  readonly fileBytesMax: number;
}

const megabyte = 1_048_576;
const retryAfterSeconds = 10;
/** The books are not added up for every call; in between, an account may take slightly more than its share. */
const storedMs = 5_000;
/** Nor is the disk asked for every small file, while it had this much room a moment ago. */
const plentyBytes = 1_024 * megabyte;
const plentyMs = 1_000;
const smallBytes = megabyte;
const accountsRememberedMax = 10_000;

/** Whether there is room: on the disk, and for one account beside the others. */
export class Disk {
  readonly #deps: DiskDeps;
  #plentyAt = Number.NEGATIVE_INFINITY;
  readonly #underWay = new Map<string, number>();
  readonly #stored = new Map<string, { readonly at: number; readonly bytes: Promise<number> }>();

  constructor(deps: DiskDeps) {
    this.#deps = deps;
  }

  /** Fails when less space is free than must always stay free. */
  async check(): Promise<void> {
    await this.#requireFree(0);
  }

  /** What is left on the fullest disk beyond what must always stay free. */
  async freeBytes(): Promise<number> {
    return Math.min(...(await Promise.all(this.#deps.folders.map((folder) => this.#freeIn(folder)))));
  }

  /** Room for an upload and a result of the same size; if the length is unknown, as much as the plan allows. */
  async take({ accountId, plan, fileBytesMax }: Caller, announcedBytes: number | undefined): Promise<Room> {
    const uploadBytes = Math.min(announcedBytes ?? Number.POSITIVE_INFINITY, fileBytesMax);
    const bytes = 2 * uploadBytes;
    // Whoever may send larger files than the plan has must have room for some of them.
    const bytesMax =
      this.#deps.limits?.bytesMax?.[plan] ?? Math.max(plans[plan].diskBytesMax, 4 * fileBytesMax);
    const stored = await this.#storedBytes(accountId);
    const taken = this.#underWay.get(accountId) ?? 0;
    if (stored + taken + bytes > bytesMax) {
      throw diskFailures.storageExhausted({ bytesMax }, { facts: { retryAfterSeconds } });
    }
    this.#underWay.set(accountId, taken + bytes);
    const giveBack = () => this.#giveBack(accountId, bytes);
    try {
      const isSmall = uploadBytes <= smallBytes;
      const hadPlenty = performance.now() - this.#plentyAt < plentyMs;
      if (!isSmall || !hadPlenty) await this.#requireFree(announcedBytes === undefined ? 0 : uploadBytes);
    } catch (error) {
      giveBack();
      throw error;
    }
    const keep = () => {
      giveBack();
      this.#addToStored(accountId, uploadBytes);
    };
    return { giveBack, keep };
  }

  #giveBack(accountId: string, bytes: number): void {
    const left = (this.#underWay.get(accountId) ?? bytes) - bytes;
    if (left > 0) this.#underWay.set(accountId, left);
    else this.#underWay.delete(accountId);
  }

  /** Until the books are added up again. */
  #addToStored(accountId: string, more: number): void {
    const known = this.#stored.get(accountId);
    if (known) this.#stored.set(accountId, { ...known, bytes: known.bytes.then((bytes) => bytes + more) });
  }

  #storedBytes(accountId: string): Promise<number> {
    const known = this.#stored.get(accountId);
    if (known && performance.now() - known.at < storedMs) return known.bytes;
    if (this.#stored.size >= accountsRememberedMax) this.#stored.clear();
    const bytes = storedBytesOf(this.#deps.database, accountId);
    this.#stored.set(accountId, { at: performance.now(), bytes });
    bytes.catch(() => this.#stored.delete(accountId));
    return bytes;
  }

  async #requireFree(bytes: number): Promise<void> {
    const freeBytes = await this.freeBytes();
    this.#plentyAt = freeBytes > plentyBytes ? performance.now() : Number.NEGATIVE_INFINITY;
    if (freeBytes < bytes) throw storageFull();
  }

  async #freeIn(folder: string): Promise<number> {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize - (this.#deps.limits?.reserveBytes ?? reserveOf(blocks * bsize));
  }
}

/** A fiftieth of the disk, and at least what the database needs to go on; but never most of a small one. */
export const reserveOf = (diskBytes: number): number =>
  Math.min(Math.max(512 * megabyte, diskBytes / 50), diskBytes / 10);
