// npm run fuzz -- SECONDS [FOLDER] [--seed N]: damaged copies of PDFs, one after the other, through every operation.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./fuzz/run.mjs');
