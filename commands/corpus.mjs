// npm run corpus -- FOLDER [--every N] [--libreoffice] [--validator]: every operation over every PDF of a folder, checked
// by other engines.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./corpus/run.mjs');
