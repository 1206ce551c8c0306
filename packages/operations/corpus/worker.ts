// The disposable process of the corpus run: the cases of one file after another, as its parent asks for them.
import { rmSync } from 'node:fs';
import { cases } from './cases.ts';
import { readOriginal } from './original.ts';
import type { Assignment, Message } from './outcome.ts';
import { runCase } from './run-case.ts';
import { subjectOf } from './subject.ts';

const send = (message: Message): void => void process.send?.(message);

process.on('message', (assignment: Assignment) => {
  void work(assignment).then(() => send({ kind: 'done' }));
});
send({ kind: 'ready' });

async function work({ file, firstCase, drawsOriginal, outputPath }: Assignment): Promise<void> {
  const original = await readOriginal(file, drawsOriginal);
  send({ kind: 'facts', facts: original.facts });
  const subject = await subjectOf(original);
  for (const what of cases.slice(firstCase)) {
    send({ kind: 'begin', caseId: what.id, step: 'run' });
    const beginCheck = () => send({ kind: 'begin', caseId: what.id, step: 'check' });
    send({ kind: 'end', outcome: await runCase(what, original, subject, { outputPath, beginCheck }) });
  }
  rmSync(outputPath, { force: true });
}
