// What an engine process is started with. Its state holds the engine (keep-state.ts); without one, the bundle is evaluated.
import type { Engine } from './bundle.ts';

declare global {
  var keptEngine: Engine | undefined;
}

async function fromBundle(): Promise<Engine> {
  const [{ loadBundle }, { createRequire }, { fileURLToPath }] = await Promise.all([
    import('./bundle.ts'),
    import('node:module'),
    import('node:url'),
  ]);
  const path = fileURLToPath(new URL('./engine.cjs', import.meta.url));
  return loadBundle(path, createRequire(path));
}

const engine = globalThis.keptEngine ?? (await fromBundle());
engine.start((name) => import(name));
