import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './repository.mjs';

const stamp = join(root, 'node_modules/.installed');

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');

/** Whether exactly what the lock file says is installed. */
export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

const installing = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what the lock file says, unless exactly that is there already. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once, and again when the lock file changes) …');
  // Asking about every package whether there is news of it takes a third of the time; but news may be needed.
  if (!run('npm', [...installing, '--prefer-offline']) && !run('npm', installing)) {
    console.error('The packages could not be installed: see npm’s message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
}
