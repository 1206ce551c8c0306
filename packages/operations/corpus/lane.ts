import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cases } from './cases.ts';
import { Confined, type Limits, limits, opening } from './confined.ts';
import type { CaseOutcome, FileFacts, FileReport } from './outcome.ts';

/**
 * Works through files one at a time, as an engine of the server does: in a process that is thrown away when it
 * exceeds its time or memory, when it dies, and after so many files.
 */
export class Lane {
  readonly #worker: string;
  readonly #limits: Limits;
  readonly #documentsFolder: string | undefined;
  readonly #filesPerProcessMax = 20;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pagesmith-corpus-'));
  #process: Confined | undefined;
  #filesDone = 0;

  constructor(worker: string, given: Limits = limits, documentsFolder?: string) {
    this.#worker = worker;
    this.#limits = given;
    this.#documentsFolder = documentsFolder;
  }

  /**
   * All cases of one file; after a process that was ended, another one begins at the next case. A file over which
   * PDFium itself does not end is no fault of an operation: its cases run without its pictures.
   */
  async run(file: string): Promise<FileReport> {
    const outcomes: CaseOutcome[] = [];
    let facts: FileFacts | undefined;
    let drawsOriginal = true;
    while (outcomes.length < cases.length) {
      this.#process ??= new Confined(this.#worker, this.#limits);
      const outputPath = join(this.#folder, 'output.pdf');
      const documentsFolder = this.#documentsFolder;
      const assignment = { file, firstCase: outcomes.length, drawsOriginal, outputPath, documentsFolder };
      const ended = await this.#process.work(assignment, (message) => {
        if (message.kind === 'facts') facts = message.facts;
        if (message.kind === 'end') outcomes.push(message.outcome);
      });
      const next = cases[outcomes.length];
      if (ended === undefined || next === undefined) break;
      this.#process = undefined;
      if (ended.step === opening && drawsOriginal) drawsOriginal = false;
      else outcomes.push({ caseId: next.id, operation: next.operation, ...ended.outcome });
    }
    this.#filesDone++;
    if (this.#filesDone % this.#filesPerProcessMax === 0) this.#discard();
    return { file, facts, outcomes };
  }

  close(): void {
    this.#discard();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #discard(): void {
    this.#process?.end();
    this.#process = undefined;
  }
}
