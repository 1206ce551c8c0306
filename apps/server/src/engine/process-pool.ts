import type { Confined } from './cage/cage.ts';
import { EngineProcess } from './engine-process.ts';
import { memoryOf } from './memory.ts';
import type { Niceness } from './niceness.ts';

// Starting a process costs as much as a hundred small tasks, but a process may leak: replaced regularly, but rarely.
const tasksPerProcessMax = 2_000;

export interface ProcessPoolOptions {
  /** How many are started up front; the others when they are needed. */
  readonly warm: number;
  /** How many are kept while idle. */
  readonly idleMax: number;
  readonly niceness: Niceness;
}

/** The warm processes: each is taken for one task and given back, and replaced when it has ended or has done enough. */
export class ProcessPool {
  readonly #confine: () => Confined;
  readonly #options: ProcessPoolOptions;
  readonly #onCrash: (error: unknown) => void;
  readonly #idle: EngineProcess[] = [];
  readonly #all = new Set<EngineProcess>();
  #isClosed = false;

  constructor(confine: () => Confined, options: ProcessPoolOptions, onCrash: (error: unknown) => void) {
    this.#confine = confine;
    this.#options = options;
    this.#onCrash = onCrash;
    for (let started = 0; started < options.warm; started += 1) this.#idle.push(this.#start());
  }

  take(): EngineProcess {
    for (let engine = this.#idle.pop(); engine; engine = this.#idle.pop()) {
      if (engine.isAlive) return engine;
      this.#all.delete(engine);
    }
    return this.#start();
  }

  giveBack(engine: EngineProcess): void {
    const isNeeded = !this.#isClosed && this.#idle.length < this.#options.idleMax;
    if (isNeeded && engine.isFit && engine.tasks < tasksPerProcessMax) {
      this.#idle.push(engine);
      return;
    }
    engine.kill();
    this.#all.delete(engine);
    if (isNeeded) this.#idle.unshift(this.#start());
  }

  /** Rejects when none of those that were started can work. */
  async warm(): Promise<void> {
    const starting = [...this.#all].map((engine) => engine.ready);
    if (starting.length > 0) await Promise.any(starting);
    await Promise.allSettled(starting);
  }

  /** Rejects when no process can work. */
  async check(): Promise<void> {
    const living = [...this.#all].filter((engine) => engine.isAlive);
    if (living.length === 0) this.#idle.push(this.#start());
    await Promise.any([...this.#all].map((engine) => engine.ready));
  }

  get memoryBytes(): number {
    return [...this.#all].reduce((sum, { pid }) => sum + memoryOf(pid), 0);
  }

  close(): void {
    this.#isClosed = true;
    for (const engine of this.#all) engine.kill();
  }

  #start(): EngineProcess {
    const { command, folder } = this.#confine();
    const engine = new EngineProcess(command, { folder, niceness: this.#options.niceness });
    this.#all.add(engine);
    engine.ready.catch((error: unknown) => {
      if (!this.#isClosed) this.#onCrash(error);
    });
    return engine;
  }
}
