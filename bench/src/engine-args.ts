import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processFlags, stateName } from '@pagesmith/operations/process-flags';

/** As the server starts its engine processes: with their flags, and from the state that the build kept of them. */
export function engineArgs(engine: string): string[] {
  const state = join(dirname(engine), stateName(processFlags));
  return [...processFlags, ...(existsSync(state) ? ['--snapshot-blob', state] : []), engine];
}
