// A worker does not inherit the loader that reads TypeScript. A bundle does not need this file.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
