// npm run dev: server and pages, each reloaded when its sources change. Ctrl-C ends both.
import './prepare/node-version.mjs';
import { spawn } from 'node:child_process';
import { install } from './prepare/install.mjs';
import { root } from './prepare/repository.mjs';

install();
const processes = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('npx', ['vite', 'apps/web', '--clearScreen', 'false'], { cwd: root, stdio: 'inherit' }),
];

const stop = () => {
  for (const child of processes) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of processes) child.on('exit', stop);
