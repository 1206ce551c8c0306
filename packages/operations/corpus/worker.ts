// The disposable process of the corpus run: all cases of one file, from the one named on the command line on.

import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cases } from './cases.ts';
import { readOriginal } from './original.ts';
import type { Message } from './outcome.ts';
import { runCase } from './run-case.ts';
import { subjectOf } from './subject.ts';

const [path = '', firstCase = '0'] = process.argv.slice(2);
const send = (message: Message) => process.send?.(message);
const outputPath = join(tmpdir(), `pagesmith-corpus-${process.pid}.pdf`);

const original = await readOriginal(path);
send({ kind: 'facts', facts: original.facts });
const subject = await subjectOf(original);
for (const what of cases.slice(Number(firstCase))) {
  send({ kind: 'begin', caseId: what.id, step: 'run' });
  const beginCheck = () => void send({ kind: 'begin', caseId: what.id, step: 'check' });
  send({ kind: 'end', outcome: await runCase(what, original, subject, { outputPath, beginCheck }) });
}
rmSync(outputPath, { force: true });
process.disconnect?.();
