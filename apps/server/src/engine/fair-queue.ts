import { type PlanId, plans } from '@pagesmith/catalog';

/** Whose work it is, and how it ranks beside that of others. */
export interface Standing {
  readonly account: string;
  readonly plan: PlanId;
  readonly isLong: boolean;
  /** Nobody waits for it. */
  readonly isJob: boolean;
}

export interface Waiting extends Standing {
  readonly memoryBytes: number;
  start(): void;
}

/** How much of some kind of work may be done at once. */
export interface Bound {
  readonly places: number;
  /** Together; as much as there is unless given. */
  readonly memoryBytes?: number;
  readonly isForEachAccount?: boolean;
  holds(work: Standing): boolean;
}

type InRoom = Pick<Standing, 'plan' | 'isLong'>;

/** How many may wait, all together and of one account. */
export interface Room {
  readonly places: number;
  readonly placesPerAccount: number;
}

export interface QueueLimits {
  readonly running: readonly Bound[];
  roomFor(work: InRoom): Room;
}

/** Nobody waits for a job, so for this long it lets calls of its plan go first. */
const jobPatienceMs = 10_000;

/** One account's waiting work of one kind, in order; its first is the one that may be next. */
interface Line {
  readonly works: Waiting[];
  /** When the first became the first, less the head start of its plan. */
  order: number;
}

/**
 * Decides what runs next. Work that would exceed a bound is skipped; of the rest, the longest wait goes first, with a
 * head start by plan, so that those who pay go before others and nobody waits for ever. An account that got a place
 * goes to the end of its round.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #lines = new Map<string, Line>();
  /** With the memory that each counts for. */
  readonly #running = new Map<Waiting, number>();
  #waitingCount = 0;

  constructor(limits: QueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  waitingOf(plan: PlanId): number {
    return this.#waiting().filter((work) => work.plan === plan).length;
  }

  get runningCount(): number {
    return this.#running.size;
  }

  /** Whether work of this account would be taken, should it have to wait. */
  hasRoom({ account, ...work }: InRoom & Pick<Standing, 'account'>): boolean {
    const room = this.#limits.roomFor(work);
    if (this.#waitingCount === 0) return room.places > 0 && room.placesPerAccount > 0;
    const inRoom = this.#waiting().filter((other) => this.#limits.roomFor(other) === room);
    const ofAccount = inRoom.filter((other) => other.account === account);
    return inRoom.length < room.places && ofAccount.length < room.placesPerAccount;
  }

  /** False when there is no room to wait in. */
  add(work: Waiting): boolean {
    if (!this.hasRoom(work)) return false;
    const line = this.#lines.get(lineOf(work));
    if (line) line.works.push(work);
    else this.#lines.set(lineOf(work), { works: [work], order: this.#orderOf(work) });
    this.#waitingCount += 1;
    this.#startNext();
    return true;
  }

  /** Takes work out of its line; false when it is not waiting any more. */
  remove(work: Waiting): boolean {
    const line = this.#lines.get(lineOf(work));
    const index = line?.works.indexOf(work) ?? -1;
    if (!line || index < 0) return false;
    line.works.splice(index, 1);
    this.#waitingCount -= 1;
    if (line.works.length === 0) this.#lines.delete(lineOf(work));
    return true;
  }

  /** Gives the place of ended work to the next. */
  done(work: Waiting): void {
    this.#running.delete(work);
    this.#startNext();
  }

  #waiting(): Waiting[] {
    return [...this.#lines.values()].flatMap(({ works }) => works);
  }

  #orderOf({ plan, isJob }: Standing): number {
    return this.#now() - plans[plan].queueHeadStartSeconds * 1000 + (isJob ? jobPatienceMs : 0);
  }

  #startNext(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const { line, work } = next;
      this.remove(work);
      line.order = this.#orderOf(work);
      this.#running.set(work, shareOf(work, this.#limits.running));
      work.start();
    }
  }

  #next(): { line: Line; work: Waiting } | undefined {
    if (this.#waitingCount === 0) return undefined;
    const inOrder = [...this.#lines.values()].sort((one, other) => one.order - other.order);
    for (const line of inOrder) {
      const [work] = line.works;
      if (work && this.#fits(work)) return { line, work };
    }
    return undefined;
  }

  #fits(work: Waiting): boolean {
    const { running: bounds } = this.#limits;
    const ownBytes = shareOf(work, bounds);
    return bounds.every((bound) => {
      if (!bound.holds(work)) return true;
      let places = 0;
      let memoryBytes = ownBytes;
      for (const [other, otherBytes] of this.#running) {
        if (!bound.holds(other) || (bound.isForEachAccount && other.account !== work.account)) continue;
        places += 1;
        memoryBytes += otherBytes;
      }
      return places < bound.places && memoryBytes <= (bound.memoryBytes ?? Number.POSITIVE_INFINITY);
    });
  }
}

const lineOf = ({ account, isLong, isJob }: Standing): string =>
  `${account} ${isLong ? 'long' : 'short'} ${isJob ? 'job' : 'call'}`;

/** Work that needs more memory than its bound allows runs alone rather than never. */
const shareOf = (work: Waiting, bounds: readonly Bound[]): number =>
  bounds.reduce(
    (share, bound) => (bound.holds(work) ? Math.min(share, bound.memoryBytes ?? share) : share),
    work.memoryBytes,
  );
