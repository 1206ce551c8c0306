import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cases } from './cases.ts';
import type { CaseOutcome, FileFacts, FileReport, Message, OutcomeKind } from './outcome.ts';

export interface Limits {
  readonly runMsMax: number;
  /** Checking draws every page several times, and is not what is measured. */
  readonly checkMsMax: number;
  readonly memoryBytesMax: number;
}

export const limits: Limits = { runMsMax: 15_000, checkMsMax: 120_000, memoryBytesMax: 2 * 1024 ** 3 };

/** All cases of one file; a process that is killed is followed by another one that begins at the next case. */
export async function runFile(worker: string, file: string, given: Limits = limits): Promise<FileReport> {
  const outcomes: CaseOutcome[] = [];
  let facts: FileFacts | undefined;
  while (outcomes.length < cases.length) {
    const ended = await runProcess(worker, file, outcomes.length, given, (message) => {
      if (message.kind === 'facts') facts = message.facts;
      if (message.kind === 'end') outcomes.push(message.outcome);
    });
    const next = cases[outcomes.length];
    if (ended === undefined || next === undefined) break;
    outcomes.push({ caseId: next.id, operation: next.operation, ...ended });
  }
  return { file, facts, outcomes };
}

type Ended = Pick<CaseOutcome, 'kind' | 'detail'>;

/** Answers how the process was ended; undefined when it came to its own end. */
function runProcess(
  worker: string,
  file: string,
  firstCase: number,
  { runMsMax, checkMsMax, memoryBytesMax }: Limits,
  receive: (message: Message) => void,
): Promise<Ended | undefined> {
  const child = fork(worker, [file, String(firstCase)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let step = 'opening';
  let killed: Ended | undefined;
  let errors = '';
  const kill = (kind: OutcomeKind, detail: string) => {
    killed ??= { kind, detail };
    child.kill('SIGKILL');
  };
  const expire = () => kill('deadline', `still in the step “${step}” at its deadline`);
  let deadline = setTimeout(expire, checkMsMax);
  const watch = setInterval(() => {
    if (memoryBytes(child) > memoryBytesMax) kill('memory', `too much memory in the step “${step}”`);
  }, 200);
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  child.on('message', (message: Message) => {
    if (message.kind === 'begin') {
      step = message.step;
      clearTimeout(deadline);
      deadline = setTimeout(expire, step === 'run' ? runMsMax : checkMsMax);
    }
    receive(message);
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(deadline);
      clearInterval(watch);
      rmSync(join(tmpdir(), `pagesmith-corpus-${child.pid}.pdf`), { force: true });
      const died: Ended = { kind: 'died', detail: `in the step “${step}”: ${lastLines(errors)}` };
      resolve(killed ?? (code === 0 ? undefined : died));
    });
  });
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-6).join(' ');

/** Resident memory, WASM and buffers included; 0 where the system does not tell. */
function memoryBytes({ pid }: ChildProcess): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}
