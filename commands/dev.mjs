// npm run dev: server and pages, each reloaded when its sources change. Ctrl-C ends both.
import './prepare/node-version.mjs';
import { spawn } from 'node:child_process';
import { install } from './prepare/install.mjs';
import { root } from './prepare/repository.mjs';

install();
const { writeRegistries } = await import('./prepare/registry.mjs');
const { watchServer } = await import('./prepare/build-server.mjs');

writeRegistries();
const endWatching = await watchServer();
const processes = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'dist/server/main.js', '--development'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('npx', ['--no-install', 'vite', 'apps/web', '--clearScreen', 'false'], {
    cwd: root,
    stdio: 'inherit',
  }),
];

const stop = async () => {
  for (const child of processes) child.kill('SIGTERM');
  await endWatching();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of processes) child.on('exit', stop);
