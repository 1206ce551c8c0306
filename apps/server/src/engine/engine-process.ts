import { type ChildProcess, spawn } from 'node:child_process';
import { Failure } from '@pagesmith/kernel';
import { processVariables } from '@pagesmith/operations/process-flags';
import { storageFull } from '../disk/failures.ts';
import type { Command } from './cage/wrap.ts';
import { Deadline, type DeadlineLimits } from './deadline.ts';
import { engineFailures } from './failures.ts';
import { childOf, memoryOf } from './memory.ts';
import { type Niceness, paidNiceness, setNiceness } from './niceness.ts';
import { processorClockOf } from './processor.ts';
import type { Progress, Reply, Result, Task } from './protocol.ts';
import type { Look, TaskFiles, TaskFolder } from './task-folder.ts';

export interface TaskLimits extends DeadlineLimits {
  readonly memoryBytes: number;
}

export type OnProgress = (progress: Progress) => void;

/** Who is notified about a task. */
export interface Listener {
  readonly onProgress?: OnProgress | undefined;
  /** How long the processor worked on it, however it ended. */
  readonly onSpent?: ((processorMs: number) => void) | undefined;
}

interface Watch extends Listener {
  /** Whoever else may end it. */
  readonly look?: Look | undefined;
}

const megabyte = 1_048_576;
const memoryCheckMs = 200;
/** What a process uses before it has read anything. */
const freshBytes = 128 * megabyte;
/** A process that still holds more than this after its task has worked on a large file, and is replaced. */
const idleBytesMax = 512 * megabyte;
/** So short a task takes little memory, and looking costs as much as some of them: so many in a row are not looked at. */
const briefWorkMs = 20;
const briefTasksMax = 16;
/** Longer tasks continue in the background: on two cores, one file that hangs would slow everybody down. */
const shortWorkMs = 250;
/** Where the priority cannot be restored the process has to be replaced, which is not worth it for shorter tasks. */
const shortWorkMsOnce = 2_000;
/** Most systems let only root raise a priority, some nobody: we know after the first attempt. */
let canRestorePriority = true;

interface EngineProcessOptions {
  /** The only folder that the process can reach. */
  readonly folder?: TaskFolder;
  readonly niceness?: Niceness;
}

/** The parent's side of one engine process: it runs one task at a time and is killed when a task exceeds its limits. */
export class EngineProcess {
  readonly #child: ChildProcess;
  readonly ready: Promise<void>;
  #isAlive = true;
  #tasks = 0;
  #isInBackground = false;
  /** After its last task. */
  #idleBytes = freshBytes;
  readonly #isWrapped: boolean;
  #enginePid: number | undefined;
  readonly #folder: TaskFolder | undefined;
  readonly #niceness: Niceness;

  constructor({ program, args, folder, user, isParent }: Command, options: EngineProcessOptions = {}) {
    this.#isWrapped = isParent;
    this.#folder = options.folder;
    this.#niceness = options.niceness ?? paidNiceness;
    this.#child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: processVariables,
      cwd: folder,
      uid: user,
      gid: user,
    });
    const applyNiceness = (pid?: number) => {
      if (this.#niceness.usual > 0) setNiceness(pid, this.#niceness.usual);
    };
    // First for the wrapper, so that the engine inherits it; then for the engine itself, in case that came too late.
    applyNiceness(this.#child.pid);
    this.ready = new Promise((resolve, reject) => {
      this.#child.once('message', () => {
        applyNiceness(this.pid);
        resolve();
      });
      this.#child.once('error', reject);
      this.#child.once('exit', () => reject(new Error('an engine process ended before it was ready')));
    });
    this.#child.on('error', () => this.kill());
    this.#child.on('exit', () => {
      this.#isAlive = false;
      // Whatever cannot be removed now is deleted with the spool.
      void this.#folder?.remove().catch(() => undefined);
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether it can take another task: not if it is stuck in the background, or still holds the last task's memory. */
  get isFit(): boolean {
    return this.#isAlive && !this.#isInBackground && this.#idleBytes <= idleBytesMax;
  }

  get tasks(): number {
    return this.#tasks;
  }

  /** The engine's own pid: the process we started may be a wrapper that does none of the work. */
  get pid(): number | undefined {
    if (!this.#isWrapped) return this.#child.pid;
    this.#enginePid ??= childOf(this.#child.pid);
    return this.#enginePid;
  }

  kill(): void {
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
  }

  /** Resolves with the result or rejects with a Failure; whatever stops the task early kills the process too. */
  async run(task: Task, limits: TaskLimits, signal: AbortSignal, listener: Watch = {}): Promise<Result> {
    this.#tasks += 1;
    const watch = this.#watchLimits(limits, signal, listener.look);
    let reply: Reply | undefined;
    try {
      const onPage = (progress: Progress, processorMs: number) => {
        watch.deadline.extend(progress, processorMs);
        listener.onProgress?.(progress);
      };
      reply = await Promise.race([this.#replyTo(task, onPage), watch.promise]);
      return resultOf(reply, limits);
    } finally {
      watch.stopWatching();
      const spentMs = watch.spentMs();
      listener.onSpent?.((reply && 'processorMs' in reply && reply.processorMs) || spentMs);
      if (spentMs > briefWorkMs || this.#tasks % briefTasksMax === 0) this.#idleBytes = memoryOf(this.pid);
      if (this.#isInBackground) this.#restorePriority();
    }
  }

  /** Runs work in the process's own folder and empties the folder afterwards; a process that prevents that is killed. */
  async inFolder(task: TaskFiles, work: (look?: Look) => Promise<Result>): Promise<Result> {
    if (!this.#folder) return work();
    try {
      return await this.#folder.during(task, work);
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

  #setBackgroundPriority(): void {
    this.#isInBackground = true;
    setNiceness(this.pid, this.#niceness.background);
  }

  #restorePriority(): void {
    this.#isInBackground = !setNiceness(this.pid, this.#niceness.usual);
    if (this.#isInBackground && this.#isAlive) canRestorePriority = false;
  }

  #watchLimits({ memoryBytes, ...limits }: TaskLimits, signal: AbortSignal, look?: Look) {
    let giveUp: (reason: unknown) => void = () => undefined;
    const clock = processorClockOf(this.pid);
    let spentMs = clock.spentMs;
    const promise = new Promise<never>((_, reject) => {
      giveUp = (reason) => {
        reject(reason);
        const untilNowMs = spentMs();
        spentMs = () => untilNowMs;
        this.kill();
      };
    });
    const megabytes = Math.round(memoryBytes / megabyte);
    // Memory still held from the previous task does not count against this one.
    const keptBytes = Math.max(0, this.#idleBytes - freshBytes);
    const onAbort = () => giveUp(signal.reason);
    const deadline = new Deadline(
      limits,
      (seconds) => giveUp(engineFailures.workTooSlow({ seconds })),
      () => spentMs(),
    );
    const long = setTimeout(
      () => this.#setBackgroundPriority(),
      canRestorePriority ? shortWorkMs : shortWorkMsOnce,
    );
    const memory = setInterval(() => {
      if (memoryOf(this.pid) - keptBytes > memoryBytes) giveUp(engineFailures.workTooLarge({ megabytes }));
      void look?.().then((failure) => failure && giveUp(failure));
    }, memoryCheckMs);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    const stopWatching = () => {
      // Whoever is still looking must not end the next task.
      giveUp = () => undefined;
      deadline.stop();
      clock.stop();
      clearTimeout(long);
      clearInterval(memory);
      signal.removeEventListener('abort', onAbort);
    };
    return { promise, deadline, stopWatching, spentMs: () => spentMs() };
  }
}

function resultOf(reply: Reply, { memoryBytes }: TaskLimits): Result {
  if (reply.kind === 'file') {
    const { kind, sizeBytes, bytes, warnings, told } = reply;
    return { kind, sizeBytes, bytes, warnings, told };
  }
  if (reply.kind === 'json') return { kind: reply.kind, text: reply.text, warnings: reply.warnings };
  if (reply.kind === 'failure') {
    const { code, status, title, words, facts } = reply;
    throw new Failure({ code, status, title }, words, { facts });
  }
  if (reply.kind === 'whole') {
    throw engineFailures.workTooLarge({ megabytes: Math.round(memoryBytes / megabyte) });
  }
  if (reply.kind === 'full') throw storageFull(new Error('no room for a result'));
  const report = reply.kind === 'crash' ? reply.report : reply.kind;
  throw engineFailures.engineCrashed({ cause: new Error(report) });
}
