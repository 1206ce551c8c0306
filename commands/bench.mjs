// npm run bench [-- TASK]: our operations beside other programs, as a table of ratios; bench/README.md explains it.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./bench/run.mjs');
