import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianRoot = '/usr/lib/postgresql';
const installTimeoutMs = 180_000;

/** The folder with `initdb` and `postgres`: found, else installed when that is possible, else `undefined`. */
export function postgresBinaries(): string | undefined {
  return find() ?? (install() ? find() : undefined);
}

function find(): string | undefined {
  const debian = existsSync(debianRoot) ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => join(debianRoot, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const run = (...words: string[]) =>
    execFileSync('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120', ...words], {
      stdio: 'ignore',
      timeout: installTimeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    run('update');
    run('install', '--no-install-recommends', 'postgresql');
    return true;
  } catch {
    return false;
  }
}
