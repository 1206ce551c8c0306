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

/** Installs what the lock file says, unless exactly that is there already. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once, and again when the lock file changes) …');
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('The packages could not be installed: see npm’s message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
}
