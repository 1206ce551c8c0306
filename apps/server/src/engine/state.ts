import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { longProcessFlags, processFlags, stateName } from '@pagesmith/operations/process-flags';

const rehearsalMs = 20_000;
const usable = new Map<string, string>();
let rehearsals: Promise<unknown> | undefined;

/** Finds out, once, with which of their flags engine processes can begin from the state that the build kept. */
export function rehearseStates(folder: string): Promise<unknown> {
  rehearsals ??= Promise.all(
    [processFlags, longProcessFlags].map(async (flags) => {
      const state = await usableState(flags, folder);
      if (state !== undefined) usable.set(stateName(flags), state);
    }),
  );
  return rehearsals;
}

/**
 * The state of processes with these flags (keep-state.ts), if one can begin from it here: Node ends a process whose state
 * is of another version, of another processor or of other flags, and one that was moved does not find its files.
 */
export async function usableState(flags: readonly string[], folder: string): Promise<string | undefined> {
  const state = join(folder, stateName(flags));
  if (!existsSync(state)) return undefined;
  const isHere = `process.exit(keptEngine.path === ${JSON.stringify(join(folder, 'engine.cjs'))} ? 0 : 1)`;
  const args = [...flags, '--snapshot-blob', state, '--eval', isHere];
  const rehearsal = promisify(execFile)(process.execPath, args, { env: {}, timeout: rehearsalMs });
  return rehearsal.then(
    () => state,
    () => undefined,
  );
}

/** Node's flags with which a process that has these begins from its state. */
export function stateFlags(flags: readonly string[]): string[] {
  const state = usable.get(stateName(flags));
  return state === undefined ? [] : ['--snapshot-blob', state];
}
