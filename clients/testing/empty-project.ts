import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { samplePath } from '@pagesmith/operations/samples';
import { root } from '../../commands/prepare/repository.mjs';

const run = promisify(execFile);

/** The package of a client as the pages offer it. */
export const packageOf = (name: string): string => join(root, 'dist/web/clients', name);

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
    /** Offline: what a package needs has to be in it. */
    installs: (...packages: string[]) =>
      run(
        'npm',
        ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...packages.map(packageOf)],
        {
          cwd: folder,
        },
      ),
    runs: (program: string, args: readonly string[], environment: Record<string, string> = {}) =>
      run(program, args, { cwd: folder, env: { ...process.env, ...environment } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
