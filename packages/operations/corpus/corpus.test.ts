import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const corpus = resolve(root, '../shared/corpus');

// A fixed part of the corpus; `npm run soak` takes more of it, `npm run corpus` all.
const every = process.env.SOAK ? '5' : '250';
it.skipIf(!existsSync(corpus))(
  'every operation holds its floors over a sample of real documents',
  { timeout: 900_000 },
  async () => {
    const run = spawn(process.execPath, ['commands/corpus/run.mjs', corpus, '--every', every], { cwd: root });
    const [output, errors, [status]] = await Promise.all([
      text(run.stdout),
      text(run.stderr),
      once(run, 'close'),
    ]);
    expect(status, `${output}\n${errors}`).toBe(0);
  },
);
