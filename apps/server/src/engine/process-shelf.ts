import type { Confined } from './cage/cage.ts';
import { EngineProcess, type Niceness } from './engine-process.ts';

// A start takes the time of a hundred small tasks: often enough against what a process may gather, and no oftener.
const tasksPerProcessMax = 2_000;

export interface Shelf {
  /** How many are started at once; the others when they are needed. */
  readonly warm: number;
  /** How many are kept while they have nothing to do. */
  readonly idleMax: number;
  readonly niceness: Niceness;
}

/** The warm processes: taken for one task, given back after it, replaced when they ended or have worked enough. */
export class ProcessShelf {
  readonly #confine: () => Confined;
  readonly #shelf: Shelf;
  readonly #onCrash: (error: unknown) => void;
  readonly #idle: EngineProcess[] = [];
  readonly #all = new Set<EngineProcess>();
  #isClosed = false;

  constructor(confine: () => Confined, shelf: Shelf, onCrash: (error: unknown) => void) {
    this.#confine = confine;
    this.#shelf = shelf;
    this.#onCrash = onCrash;
    for (let started = 0; started < shelf.warm; started += 1) this.#idle.push(this.#start());
  }

  take(): EngineProcess {
    for (let engine = this.#idle.pop(); engine; engine = this.#idle.pop()) {
      if (engine.isAlive) return engine;
      this.#all.delete(engine);
    }
    return this.#start();
  }

  giveBack(engine: EngineProcess): void {
    const isWanted = !this.#isClosed && this.#idle.length < this.#shelf.idleMax;
    if (isWanted && engine.isFit && engine.tasks < tasksPerProcessMax) {
      this.#idle.push(engine);
      return;
    }
    engine.kill();
    this.#all.delete(engine);
    if (isWanted) this.#idle.unshift(this.#start());
  }

  /** Rejects when no process can work. */
  async check(): Promise<void> {
    const living = [...this.#all].filter((engine) => engine.isAlive);
    if (living.length === 0) this.#idle.push(this.#start());
    await Promise.any([...this.#all].map((engine) => engine.ready));
  }

  close(): void {
    this.#isClosed = true;
    for (const engine of this.#all) engine.kill();
  }

  #start(): EngineProcess {
    const { command, folder } = this.#confine();
    const engine = new EngineProcess(command, { folder, niceness: this.#shelf.niceness });
    this.#all.add(engine);
    engine.ready.catch((error: unknown) => {
      if (!this.#isClosed) this.#onCrash(error);
    });
    return engine;
  }
}
