// What an engine process is started with.
import { runBundle } from './bundle.ts';

runBundle();
