// Pagesmith on the command line: every operation is a command, made from the TypeScript client's table of operations.
import { environment } from './environment.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), environment());
