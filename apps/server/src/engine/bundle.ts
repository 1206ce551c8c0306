import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

export interface Engine {
  /** Where its bundle lies: what it reads of its own is found from there. */
  readonly path: string;
  /** Evaluates what most processes work with. */
  prepare(): Promise<void>;
  /** From here on it takes tasks. What was restored from a state cannot import by itself, and is told how. */
  start(importModule: ImportModule): void;
}

type ImportModule = (name: string) => Promise<unknown>;
type Exported = { readonly prepare: Engine['prepare']; start(): void };

/** Evaluates the engine from one file that holds process.ts and all of its packages. */
export function loadBundle(path: string, require: (name: string) => unknown): Engine {
  let importing: ImportModule = () => Promise.reject(new Error('the engine has not started'));
  const module = { exports: {} };
  const names = ['require', 'module', 'path', 'loader'];
  // One byte a character, as the build leaves it.
  const bundle = compileFunction(readFileSync(path, 'latin1'), names, { filename: path });
  bundle(require, module, path, (name: string) => importing(name));
  const { prepare, start } = module.exports as Exported;
  return {
    path,
    prepare,
    start: (importModule) => {
      importing = importModule;
      start();
    },
  };
}
