// npm start: installs and builds what is missing, then becomes the server. The script begins with `exec`: npm passes a
// signal on to the shell that it starts, and a shell that stays would die of it and leave the server behind.
import './prepare/node-version.mjs';

const { install } = await import('./prepare/install.mjs');
install();
const { root, run } = await import('./prepare/repository.mjs');
// A process of its own: the bundler leaves loaders and memory behind that the server should not have.
if (!run(process.execPath, [`${root}commands/build.mjs`])) process.exit(1);
await import('../dist/server/main.js');
