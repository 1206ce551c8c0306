import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const path = fileURLToPath(new URL('./engine.cjs', import.meta.url));

/** What V8 compiled of the bundle is good for one version of V8, its flags and the processor: the name says which. */
export const compiledPath = (): string => `${path}.${cachedDataVersionTag()}`;

/**
 * Runs the engine from one file that holds process.ts and all of its packages, and from its compiled form if there is
 * one: to find, read and compile hundreds of modules would take most of a start.
 */
export function runBundle(): Script {
  const script = new Script(readFileSync(path, 'utf8'), {
    filename: path,
    cachedData: existsSync(compiledPath()) ? readFileSync(compiledPath()) : undefined,
  });
  script.runInThisContext()(createRequire(path), path, (name: string) => import(name));
  return script;
}
