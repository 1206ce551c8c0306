// node keep-states.js: the end of a build. Keeps a state for each set of flags that engine processes run with.
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { longProcessFlags, processFlags, stateName } from '@pagesmith/operations/process-flags';

const beside = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

function keepState(flags: readonly string[]): void {
  const state = beside(stateName(flags));
  const unfinished = `${state}.unfinished`;
  const args = [...flags, '--snapshot-blob', unfinished, '--build-snapshot', beside('keep-state.cjs')];
  try {
    execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    // In one step: while somebody develops, engine processes begin from it.
    renameSync(unfinished, state);
  } catch (error) {
    // One of another build would be another engine.
    for (const path of [state, unfinished]) rmSync(path, { force: true });
    throw error;
  }
}

for (const flags of [processFlags, longProcessFlags]) keepState(flags);
