import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { processFlags } from '@pagesmith/operations/process-flags';
import type { Assignment, CaseOutcome, Message, OutcomeKind } from './outcome.ts';

export interface Limits {
  readonly runMsMax: number;
  /** Checking draws every page several times, and is not what is measured. */
  readonly checkMsMax: number;
  readonly memoryBytesMax: number;
}

export const limits: Limits = { runMsMax: 15_000, checkMsMax: 120_000, memoryBytesMax: 2 * 1024 ** 3 };

/** The step before any case: PDFium and qpdf read the file. */
export const opening = 'opening';

export interface Ended {
  readonly step: string;
  readonly outcome: Pick<CaseOutcome, 'kind' | 'detail'>;
}

/** A process under a deadline for each step and a memory ceiling. Once it has ended, it is of no more use. */
export class Confined {
  readonly #child: ChildProcess;
  readonly #limits: Limits;
  readonly #isReady: Promise<void>;
  #step: string = opening;
  #killed: Ended | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #errors = '';

  constructor(worker: string, given: Limits) {
    this.#limits = given;
    this.#child = fork(worker, [], {
      execArgv: [...process.execArgv, ...processFlags],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString()).slice(-2_000);
    });
    this.#isReady = new Promise((resolve) => {
      this.#child.once('message', () => resolve());
      this.#child.once('close', () => resolve());
    });
  }

  /** Returns how the process was ended over this work; undefined when the work was done. */
  async work(assignment: Assignment, receive: (message: Message) => void): Promise<Ended | undefined> {
    await this.#isReady;
    this.#begin(opening, this.#limits.checkMsMax);
    const watch = setInterval(() => this.#watchMemory(), 200);
    const ended = await new Promise<Ended | undefined>((resolve) => {
      const onClose = () => resolve(this.#killed ?? this.#endedBy('died', this.#lastWords()));
      const onMessage = (message: Message) => {
        if (message.kind === 'begin') {
          this.#begin(message.step, message.step === 'run' ? this.#limits.runMsMax : this.#limits.checkMsMax);
        }
        receive(message);
        if (message.kind !== 'done') return;
        this.#child.off('close', onClose).off('message', onMessage);
        resolve(undefined);
      };
      this.#child.on('close', onClose).on('message', onMessage);
      if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.send(assignment);
      else onClose();
    });
    clearInterval(watch);
    clearTimeout(this.#deadline);
    return ended;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #begin(step: string, msMax: number): void {
    this.#step = step;
    clearTimeout(this.#deadline);
    const detail = `still in the step “${step}” at its deadline`;
    this.#deadline = setTimeout(() => this.#kill(this.#endedBy('deadline', detail)), msMax);
  }

  #endedBy(kind: OutcomeKind, detail: string): Ended {
    return { step: this.#step, outcome: { kind, detail } };
  }

  #kill(ended: Ended): void {
    this.#killed ??= ended;
    this.#child.kill('SIGKILL');
  }

  #watchMemory(): void {
    if (memoryBytes(this.#child) <= this.#limits.memoryBytesMax) return;
    this.#kill(this.#endedBy('memory', `too much memory in the step “${this.#step}”`));
  }

  #lastWords(): string {
    return `in the step “${this.#step}”: ${this.#errors.trim().split('\n').slice(-6).join(' ')}`;
  }
}

/** Resident memory, WASM and buffers included; 0 where the system does not tell. */
function memoryBytes({ pid }: ChildProcess): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}
