// npm run mutants [-- NAME]: halves and doubles every threshold of the conversion to Word and lists those whose change no
// question notices. With a name, only the thresholds whose file or name holds it.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
await import('./mutants/run.mjs');
