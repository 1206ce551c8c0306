// The other programs: which are installed, and how each is started.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../measure.ts';
import { type ToolName, toolNames } from '../tasks.ts';

/** The program of a tool and the arguments that come before those of a task. */
export type Start = readonly [program: string, ...args: string[]];

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const starts: Record<ToolName, () => Start | undefined> = {
  qpdf: () => native('qpdf'),
  pdftk: () => native('pdftk'),
  mutool: () => native('mutool'),
  pdftotext: () => native('pdftotext'),
  pypdf: () => {
    const python = ['python3', '/usr/bin/python3'].find(
      (program) => spawnSync(program, ['-c', 'import pypdf']).status === 0,
    );
    return python === undefined ? undefined : [python, beside('with-pypdf.py')];
  },
  'pdf-lib': () => [process.execPath, beside('with-pdf-lib.mjs')],
};

const native = (program: string): Start | undefined => (isInstalled(program) ? [program] : undefined);

export function installedTools(): { found: Map<ToolName, Start>; missing: ToolName[] } {
  const found = new Map<ToolName, Start>();
  for (const name of toolNames) {
    const start = starts[name]();
    if (start !== undefined) found.set(name, start);
  }
  return { found, missing: toolNames.filter((name) => !found.has(name)) };
}

const versionQuestions: Record<ToolName, readonly string[]> = {
  qpdf: ['--version'],
  pdftk: ['--version'],
  mutool: ['-v'],
  pdftotext: ['-v'],
  pypdf: ['version', '-'],
  'pdf-lib': ['version', '-'],
};

/** As each tool tells it, some on the error output. */
export function versionsOf(found: ReadonlyMap<ToolName, Start>): Map<ToolName, string> {
  const versions = new Map<ToolName, string>();
  for (const [name, [program, ...first]] of found) {
    const { stdout, stderr } = spawnSync(program, [...first, ...versionQuestions[name]], {
      encoding: 'utf8',
    });
    const [version] = /\d+(\.\d+)+/.exec(`${stdout}${stderr}`) ?? [];
    if (version !== undefined) versions.set(name, version);
  }
  return versions;
}
