// npm run bench [-- TASK]: our operations beside other programs, as a table of ratios; with `load` as the task, the
// server under load. bench/README.md explains both.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./bench/run.mjs');
