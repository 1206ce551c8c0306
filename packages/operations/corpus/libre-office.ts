import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const isLibreOfficeInstalled = (): boolean =>
  spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;

const filesPerProcess = 40;
const batchMsMax = 600_000;
const fileMsMax = 120_000;

/** The Word documents of a folder that LibreOffice does not open and lay out. */
export function unopenedIn(folder: string, onProgress: (done: number) => void): string[] {
  const work = mkdtempSync(join(tmpdir(), 'pagesmith-libreoffice-'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.docx'));
  const unopened: string[] = [];
  for (let start = 0; start < names.length; start += filesPerProcess) {
    const batch = names.slice(start, start + filesPerProcess);
    layOut(folder, batch, work, batchMsMax);
    // One that ends the process takes those behind it along: they are tried alone.
    const missing = batch.filter((name) => !isLaidOut(name, work));
    for (const name of missing) {
      layOut(folder, [name], work, fileMsMax);
      if (!isLaidOut(name, work)) unopened.push(name);
    }
    onProgress(start + batch.length);
  }
  rmSync(work, { recursive: true, force: true });
  return unopened;
}

const isLaidOut = (name: string, work: string): boolean =>
  existsSync(join(work, `${basename(name, '.docx')}.pdf`));

function layOut(folder: string, names: readonly string[], work: string, timeout: number): void {
  const profile = pathToFileURL(join(work, 'profile')).href;
  const paths = names.map((name) => join(folder, name));
  const options = ['--headless', '--convert-to', 'pdf', '--outdir', work];
  spawnSync(
    'timeout',
    ['-k', '5', String(timeout / 1000), 'soffice', `-env:UserInstallation=${profile}`, ...options, ...paths],
    {
      stdio: 'ignore',
    },
  );
}
