// What the README promises: `npm run try` makes the first call, and the curl that it prints makes the next.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { sharedServer } from './server.ts';

const run = promisify(execFile);
const command = fileURLToPath(new URL('../commands/try.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pagesmith-try-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function fieldsOf(pdf: Uint8Array<ArrayBuffer>, key: string) {
  const body = new FormData();
  body.set('file', new Blob([pdf], { type: 'application/pdf' }), 'a.pdf');
  const answer = await fetch(`${sharedServer()}/list-fields`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body,
  });
  const { fields } = (await answer.json()) as { fields: { name: string; value: unknown }[] };
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

test.skipIf(spawnSync('curl', ['--version']).status !== 0)(
  'the first call fills a form, and so does the curl that it prints',
  async () => {
    const env = { ...process.env, PUBLIC_URL: sharedServer() };
    const { stdout } = await run(process.execPath, [command], { cwd: folder, env });
    expect(stdout).toContain('(99 credits left)');
    const curl = stdout.slice(stdout.indexOf('curl '));
    await run('sh', ['-c', curl], { cwd: folder });
    const key = /x-api-key: (\w+)/.exec(curl)?.[1] ?? '';
    const filled = new Uint8Array(readFileSync(join(folder, 'filled-document.pdf')));
    expect(await fieldsOf(filled, key)).toMatchObject({ full_name: 'Zoë Lovelace', city: 'Orléans' });
  },
);
