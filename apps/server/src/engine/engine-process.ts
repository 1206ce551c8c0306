import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { Failure } from '@pagesmith/kernel';
import { storageFull } from '../disk/failures.ts';
import type { Command } from './cage/wrap.ts';
import { Deadline, type DeadlineLimits } from './deadline.ts';
import { engineFailures } from './failures.ts';
import { childOf, memoryOf } from './memory.ts';
import { processorClockOf } from './processor.ts';
import type { Progress, Reply, Result, Task } from './protocol.ts';
import type { TaskFiles, TaskFolder } from './task-folder.ts';

export interface TaskLimits extends DeadlineLimits {
  readonly memoryBytes: number;
}

export type OnProgress = (progress: Progress) => void;

/** Who hears of a task. */
export interface Listener {
  readonly onProgress?: OnProgress | undefined;
  /** How long the processor worked on it, however it ended. */
  readonly onSpent?: ((processorMs: number) => void) | undefined;
}

/** How far behind the server process it stands (nice(2)): usually, and once its work takes long. */
export interface Niceness {
  readonly usual: number;
  readonly standingBack: number;
}

export const paidNiceness: Niceness = { usual: 0, standingBack: 10 };
/** Behind all work of those who pay, short behind short and long behind long. */
export const freeNiceness: Niceness = { usual: 5, standingBack: 13 };

const megabyte = 1_048_576;
const memoryCheckMs = 200;
/** What a process has before it has read anything. */
const freshBytes = 128 * megabyte;
/** One that keeps more than this after its work has had a large file, and is replaced. */
const idleBytesMax = 512 * megabyte;
/** Work that takes longer stands back for the rest: on two cores, a file that hangs would slow everybody down. */
const shortWorkMs = 250;
/** Where it cannot come forward again, its process is replaced: shorter work is not worth that. */
const shortWorkMsOnce = 2_000;
/** Most systems allow it to root, some to nobody: known after the first attempt. */
let canComeForward = true;

interface Given {
  /** The one that the process reaches. */
  readonly folder?: TaskFolder;
  readonly niceness?: Niceness;
}

/** The parent's side of one engine process: one task at a time, ended when the task breaks its limits. */
export class EngineProcess {
  readonly #child: ChildProcess;
  readonly ready: Promise<void>;
  #isAlive = true;
  #tasks = 0;
  #standsBack = false;
  #isLarge = false;
  readonly #isWrapped: boolean;
  #enginePid: number | undefined;
  readonly #folder: TaskFolder | undefined;
  readonly #niceness: Niceness;

  constructor({ program, args, folder, user, isParent }: Command, given: Given = {}) {
    this.#isWrapped = isParent;
    this.#folder = given.folder;
    this.#niceness = given.niceness ?? paidNiceness;
    this.#child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: {},
      cwd: folder,
      uid: user,
      gid: user,
    });
    const startBehind = (pid?: number) => {
      if (this.#niceness.usual > 0) this.#give(this.#niceness.usual, pid);
    };
    // Of what starts it, from which it inherits, and of itself, in case that was too late.
    startBehind(this.#child.pid);
    this.ready = new Promise((resolve, reject) => {
      this.#child.once('message', () => {
        startBehind(this.pid);
        resolve();
      });
      this.#child.once('error', reject);
      this.#child.once('exit', () => reject(new Error('an engine process ended before it was ready')));
    });
    this.#child.on('error', () => this.kill());
    this.#child.on('exit', () => {
      this.#isAlive = false;
      // What is still there a moment later goes with the spool.
      void this.#folder?.remove().catch(() => undefined);
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Good for another task: not if it came to stand back for ever, or keeps the memory of the last one. */
  get isFit(): boolean {
    return this.#isAlive && !this.#standsBack && !this.#isLarge;
  }

  get tasks(): number {
    return this.#tasks;
  }

  /** The engine's own: what starts it may be another process, which does none of the work. */
  get pid(): number | undefined {
    if (!this.#isWrapped) return this.#child.pid;
    this.#enginePid ??= childOf(this.#child.pid);
    return this.#enginePid;
  }

  kill(): void {
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
  }

  /** Ends with the result, or with a Failure; whatever ends it early ends the process too. */
  async run(task: Task, limits: TaskLimits, signal: AbortSignal, listener: Listener = {}): Promise<Result> {
    this.#tasks += 1;
    const early = this.#whatEndsItEarly(limits, signal);
    let reply: Reply | undefined;
    try {
      const onPage = (progress: Progress, processorMs: number) => {
        early.deadline.tell(progress, processorMs);
        listener.onProgress?.(progress);
      };
      reply = await Promise.race([this.#replyTo(task, onPage), early.promise]);
      return resultOf(reply);
    } finally {
      early.stopWatching();
      listener.onSpent?.((reply && 'processorMs' in reply && reply.processorMs) || early.spentMs());
      this.#isLarge = memoryOf(this.pid) > idleBytesMax;
      if (this.#standsBack) this.#comeForward();
    }
  }

  /** Work in the process's own folder, which is empty afterwards; a process that prevents that is ended. */
  async inFolder(
    task: TaskFiles,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (!this.#folder) return work(signal);
    try {
      return await this.#folder.during(task, signal, work);
    } finally {
      await this.#folder.empty().catch(() => this.kill());
    }
  }

  #replyTo(task: Task, onPage: (progress: Progress, processorMs: number) => void): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const crashed = (cause: unknown) => reject(engineFailures.engineCrashed({ cause }));
      const onExit = (code: number | null, signal: string | null) =>
        crashed(new Error(`an engine process ended with ${code ?? signal}`));
      const onMessage = (reply: Reply) => {
        if (reply.kind === 'progress') {
          return onPage({ done: reply.done, total: reply.total }, reply.processorMs);
        }
        this.#child.off('exit', onExit).off('message', onMessage);
        resolve(reply);
      };
      this.#child.once('exit', onExit).on('message', onMessage);
      this.#child.send(task, (error) => {
        if (error) crashed(error);
      });
    });
  }

  #standBack(): void {
    this.#standsBack = true;
    this.#give(this.#niceness.standingBack);
  }

  #comeForward(): void {
    this.#standsBack = !this.#give(this.#niceness.usual);
    if (this.#standsBack && this.#isAlive) canComeForward = false;
  }

  #give(niceness: number, pid = this.pid): boolean {
    const priority = Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW);
    try {
      if (pid !== undefined) setPriority(pid, priority);
      return true;
    } catch {
      // It has just ended, or the system does not let it.
      return false;
    }
  }

  #whatEndsItEarly({ memoryBytes, ...limits }: TaskLimits, signal: AbortSignal) {
    let giveUp: (reason: unknown) => void = () => undefined;
    let spentMs = processorClockOf(this.pid);
    const promise = new Promise<never>((_, reject) => {
      giveUp = (reason) => {
        reject(reason);
        const untilNowMs = spentMs();
        spentMs = () => untilNowMs;
        this.kill();
      };
    });
    const megabytes = Math.round(memoryBytes / megabyte);
    // What it still has of the work before is not this work's.
    const keptBytes = Math.max(0, memoryOf(this.pid) - freshBytes);
    const onAbort = () => giveUp(signal.reason);
    const deadline = new Deadline(
      limits,
      (seconds) => giveUp(engineFailures.workTooSlow({ seconds })),
      () => spentMs(),
    );
    const long = setTimeout(() => this.#standBack(), canComeForward ? shortWorkMs : shortWorkMsOnce);
    const memory = setInterval(() => {
      if (memoryOf(this.pid) - keptBytes > memoryBytes) giveUp(engineFailures.workTooLarge({ megabytes }));
    }, memoryCheckMs);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    const stopWatching = () => {
      deadline.stop();
      clearTimeout(long);
      clearInterval(memory);
      signal.removeEventListener('abort', onAbort);
    };
    return { promise, deadline, stopWatching, spentMs: () => spentMs() };
  }
}

function resultOf(reply: Reply): Result {
  if (reply.kind === 'file') {
    const { kind, sizeBytes, warnings } = reply;
    return { kind, sizeBytes, warnings };
  }
  if (reply.kind === 'json') return { kind: reply.kind, json: reply.json };
  if (reply.kind === 'failure') {
    const { code, status, title, words, facts } = reply;
    throw new Failure({ code, status, title }, words, { facts });
  }
  if (reply.kind === 'full') throw storageFull(new Error('no room for a result'));
  const report = reply.kind === 'crash' ? reply.report : reply.kind;
  throw engineFailures.engineCrashed({ cause: new Error(report) });
}
