// Loaded into an engine process before any of its code. Whatever Node offers beyond files, computing and the line to the
// server is taken away: modules as a whole, so that no function of theirs is forgotten. Names that Node may add are
// closed unless they are listed here.
import asyncHooks from 'node:async_hooks';
import { builtinModules, createRequire, isBuiltin, syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import v8 from 'node:v8';

const staysOpen = new Set([
  ...['assert', 'buffer', 'console', 'constants', 'crypto', 'diagnostics_channel', 'events', 'module'],
  ...['fs', 'path', 'perf_hooks', 'process', 'punycode', 'querystring', 'stream', 'string_decoder', 'sys'],
  ...['timers', 'url', 'util', 'vm', 'zlib'],
  // Closed in part, below.
  ...['async_hooks', 'os', 'v8'],
  // They open nothing by themselves, and loading them only to close them would cost every start.
  ...['domain', 'readline', 'repl'],
]);

const isClosed = (name: string): boolean =>
  !name.startsWith('_stream_') && !staysOpen.has(name.split('/')[0] ?? name);

const load = createRequire(import.meta.url);
const hidden = ['node:sqlite'].filter(isBuiltin);
// All are loaded before the first is closed: they are made of each other.
const closed = [...builtinModules.filter(isClosed), ...hidden].map((name) => load(name) as object);
for (const door of closed) take(door, Reflect.ownKeys(door));

// A hook sees the handles behind every open door, and their constructors make new ones.
take(asyncHooks, ['createHook', 'executionAsyncResource']);
take(os, ['setPriority']);
take(v8, ['getHeapSnapshot', 'setHeapSnapshotNearHeapLimit', 'startupSnapshot', 'takeCoverage']);
take(v8, ['stopCoverage', 'writeHeapSnapshot']);
const { setFlagsFromString } = v8;
v8.setFlagsFromString = (flag) => {
  if (!/^--heap-growing-percent=\d+$/.test(flag)) throw new Error('An engine process sets no such flag.');
  setFlagsFromString(flag);
};

const ids = ['setuid', 'setgid', 'seteuid', 'setegid', 'setgroups', 'initgroups'];
const inside = ['binding', '_linkedBinding', 'dlopen', '_getActiveHandles', '_getActiveRequests'];
const others = ['kill', '_kill', '_debugProcess', '_debugEnd', 'execve', 'loadEnvFile', 'report', 'chdir'];
take(process, [...ids, ...inside, ...others]);
take(globalThis, ['fetch', 'WebSocket', 'EventSource']);
syncBuiltinESMExports();

// Whoever listens to it keeps Node from opening its debugger at this signal.
process.on('SIGUSR1', () => undefined);

/** What cannot be deleted is a value, and opens nothing. */
function take(owner: object, names: readonly PropertyKey[]): void {
  for (const name of names) Reflect.deleteProperty(owner, name);
}
