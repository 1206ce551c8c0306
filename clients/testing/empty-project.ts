import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { samplePath } from '@pagesmith/operations/samples';
import { sharedServer } from '../../e2e/server.ts';

const run = promisify(execFile);
const quietly = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/** Where the server offers the package of a client. */
export const packageOf = (name: string): string => `${sharedServer()}/clients/${name}`;

/** A folder with the sample files and nothing else. */
export function emptyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-client-'));
  cpSync(dirname(samplePath('contract.pdf')), folder, {
    recursive: true,
    filter: (path) => !/drawing|\.ts$/.test(path),
  });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return {
    folder,
    path: (name: string) => join(folder, name),
    read: (name: string) => readFileSync(join(folder, name)),
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    /** From the server alone, and from no registry: what a package needs has to be in it. */
    installs: (name: string) =>
      run('npm', ['install', ...quietly, '--cache=.npm', '--registry=http://localhost:9', packageOf(name)], {
        cwd: folder,
      }),
    runs: (program: string, args: readonly string[], environment: Record<string, string> = {}) =>
      run(program, args, { cwd: folder, env: { ...process.env, ...environment } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
