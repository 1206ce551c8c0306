import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in the repository's root; its output goes to the terminal. Answers whether it succeeded. */
export function run(program, args, environment = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (result.error) console.error(`${program}: ${result.error.message}`);
  return result.status === 0;
}
