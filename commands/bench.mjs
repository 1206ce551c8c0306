// npm run bench [-- TASK]: our operations beside other programs, as a table of ratios; with `docx` as the task, the
// conversion to Word beside other converters; with `load`, the server under load. bench/README.md explains all three.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./bench/run.mjs');
