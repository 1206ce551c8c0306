// npm run bench [-- TASK]: our operations beside other programs, as a table of ratios; with `docx` as the task, the
// conversion to Word beside other converters; with `load`, the server under load; with `machines`,
// several servers on one database and one store; with `growth`, how our
// time grows with the size of a document; with `canvas`, how a long document scrolls in the browser. bench/README.md explains all of them.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./bench/run.mjs');
