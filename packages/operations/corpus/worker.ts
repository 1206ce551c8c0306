// The disposable process of the corpus run: the cases of one file after another, as its parent asks for them.
import { rmSync } from 'node:fs';
import { operations } from '@pagesmith/operations';
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

async function work(assignment: Assignment): Promise<void> {
  const { file, firstCase, drawsOriginal, outputPath } = assignment;
  const original = await readOriginal(file, drawsOriginal);
  send({ kind: 'facts', facts: original.facts });
  const subject = await subjectOf(original);
  for (const what of cases.slice(firstCase)) {
    const isLong = operations.find(({ id }) => id === what.operation)?.isLong ?? false;
    send({ kind: 'begin', caseId: what.id, step: isLong ? 'long run' : 'run' });
    const beginCheck = () => send({ kind: 'begin', caseId: what.id, step: 'check' });
    send({ kind: 'end', outcome: await runCase(what, original, subject, { ...assignment, beginCheck }) });
  }
  rmSync(outputPath, { force: true });
}
