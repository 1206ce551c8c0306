import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { Failure } from '@pagesmith/kernel';
import type { Command } from './cage/wrap.ts';
import { Deadline, type DeadlineLimits } from './deadline.ts';
import { engineFailures } from './failures.ts';
import { childOf, memoryOf } from './memory.ts';
import type { Job, Progress, Reply, Result } from './protocol.ts';
import type { TaskFiles, TaskFolder } from './task-folder.ts';

export interface JobLimits extends DeadlineLimits {
  readonly memoryBytes: number;
}

export type OnProgress = (progress: Progress) => void;

const memoryCheckMs = 200;
/** Work that takes longer stands back for the rest: on two cores, a file that hangs would slow everybody down. */
const shortWorkMs = 250;
/** Where it cannot come forward again, its process is replaced: shorter work is not worth that. */
const shortWorkMsOnce = 2_000;
/** Most systems allow it to root, some to nobody: known after the first attempt. */
let canComeForward = true;

/** The parent's side of one engine process: one job at a time, ended when the job breaks its limits. */
export class EngineProcess {
  readonly #child: ChildProcess;
  readonly ready: Promise<void>;
  #isAlive = true;
  #jobs = 0;
  #standsBack = false;
  readonly #isWrapped: boolean;
  #enginePid: number | undefined;
  readonly #folder: TaskFolder | undefined;

  constructor({ program, args, folder, user, isParent }: Command, own?: TaskFolder) {
    this.#isWrapped = isParent;
    this.#folder = own;
    this.#child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: {},
      cwd: folder,
      uid: user,
      gid: user,
    });
    this.ready = new Promise((resolve, reject) => {
      this.#child.once('message', () => resolve());
      this.#child.once('error', reject);
      this.#child.once('exit', () => reject(new Error('an engine process ended before it was ready')));
    });
    this.#child.on('error', () => this.kill());
    this.#child.on('exit', () => {
      this.#isAlive = false;
      // What is still there a moment later goes with the spool.
      void own?.remove().catch(() => undefined);
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Good for another job: not if it stands back for ever. */
  get isFit(): boolean {
    return this.#isAlive && !this.#standsBack;
  }

  get jobs(): number {
    return this.#jobs;
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
  async run(job: Job, limits: JobLimits, signal: AbortSignal, onProgress?: OnProgress): Promise<Result> {
    this.#jobs += 1;
    const early = this.#whatEndsItEarly(limits, signal);
    try {
      const onPage = (progress: Progress, processorMs: number) => {
        early.deadline.tell(progress, processorMs);
        onProgress?.(progress);
      };
      return resultOf(await Promise.race([this.#replyTo(job, onPage), early.promise]));
    } finally {
      early.stopWatching();
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

  #replyTo(job: Job, onPage: (progress: Progress, processorMs: number) => void): Promise<Reply> {
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
      this.#child.send(job, (error) => {
        if (error) crashed(error);
      });
    });
  }

  #standBack(): void {
    this.#standsBack = true;
    this.#give(constants.priority.PRIORITY_BELOW_NORMAL);
  }

  #comeForward(): void {
    this.#standsBack = !this.#give(getPriority());
    if (this.#standsBack && this.#isAlive) canComeForward = false;
  }

  #give(priority: number): boolean {
    try {
      if (this.pid !== undefined) setPriority(this.pid, priority);
      return true;
    } catch {
      // It has just ended, or the system does not let it.
      return false;
    }
  }

  #whatEndsItEarly({ memoryBytes, ...limits }: JobLimits, signal: AbortSignal) {
    let giveUp: (reason: unknown) => void = () => undefined;
    const promise = new Promise<never>((_, reject) => {
      giveUp = (reason) => {
        reject(reason);
        this.kill();
      };
    });
    const megabytes = Math.round(memoryBytes / 1_048_576);
    const onAbort = () => giveUp(signal.reason);
    const deadline = new Deadline(limits, (seconds) => giveUp(engineFailures.workTooSlow({ seconds })));
    const long = setTimeout(() => this.#standBack(), canComeForward ? shortWorkMs : shortWorkMsOnce);
    const memory = setInterval(() => {
      if (memoryOf(this.pid) > memoryBytes) giveUp(engineFailures.workTooLarge({ megabytes }));
    }, memoryCheckMs);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    const stopWatching = () => {
      deadline.stop();
      clearTimeout(long);
      clearInterval(memory);
      signal.removeEventListener('abort', onAbort);
    };
    return { promise, deadline, stopWatching };
  }
}

function resultOf(reply: Reply): Result {
  if (reply.kind === 'file' || reply.kind === 'json') return reply;
  if (reply.kind === 'failure') {
    const { code, status, title, words, facts } = reply;
    throw new Failure({ code, status, title }, words, { facts });
  }
  const report = reply.kind === 'crash' ? reply.report : reply.kind;
  throw engineFailures.engineCrashed({ cause: new Error(report) });
}
