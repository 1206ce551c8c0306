import { spawnSync } from 'node:child_process';

let isInstalled: boolean | undefined;

function isQpdfInstalled(): boolean {
  isInstalled ??= spawnSync('qpdf', ['--version']).status === 0;
  return isInstalled;
}

// Exit codes of qpdf: 0 is well, 3 is well with warnings, 2 is errors.
const isWell = (status: number | null): boolean => status === 0 || status === 3;

/** Undefined where qpdf does not open the file or is not installed. */
export function pageCountByQpdf(path: string): number | undefined {
  if (!isQpdfInstalled()) return undefined;
  const { status, stdout } = spawnSync('qpdf', ['--show-npages', path], {
    timeout: 30_000,
    encoding: 'utf8',
  });
  return isWell(status) && Number(stdout) > 0 ? Number(stdout) : undefined;
}

/** What `qpdf --check` finds wrong with a file, or undefined when that is nothing or qpdf is not installed. */
export function qpdfErrors(path: string): string | undefined {
  if (!isQpdfInstalled()) return undefined;
  const { status, stderr } = spawnSync('qpdf', ['--check', path], { timeout: 60_000, encoding: 'utf8' });
  if (isWell(status)) return undefined;
  return stderr.split('\n').slice(0, 2).join(' | ').replaceAll(path, 'output') || `exit code ${status}`;
}
