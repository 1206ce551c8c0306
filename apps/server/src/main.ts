// The server process: reads the environment, starts, says where it listens, and stops on a signal.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { type ConnectStep, connect } from '@pagesmith/database';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';
import { sentenceOfStartError } from './start-error.ts';
import { stopOnSignal } from './stop.ts';

const steps: Record<ConnectStep, string> = {
  creating: 'Creating the embedded database (once; takes a few seconds) …',
  opening: 'Opening the database …',
  migrating: 'Bringing the database up to date …',
};
/** The backlog of connections: the system drops those beyond it, and their callers would never see a 503. */
const backlog = 4_096;
const say = (line: string) => process.stdout.write(`${line}\n`);

// Waiting calls survive young-generation collections; left to itself, V8 would let the heap grow to four times what
// is live, and an overloaded server would seem to grow for minutes.
setFlagsFromString('--heap-growing-percent=100');
// Little survives a collection of what one call leaves; waking other threads for it takes longer than doing it.
setFlagsFromString('--no-parallel-scavenge');

// Without a listener this signal opens Node's debugger to everybody on the machine.
process.on('SIGUSR1', () => undefined);

try {
  const config = readConfig();
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const said = new Set<ConnectStep>();
  const onStep = (step: ConnectStep) => {
    if (!said.has(step)) say(steps[step]);
    said.add(step);
  };
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl, databasePoolSize: poolSize } = config;
  const database = await connect({ dataDir, databaseUrl, directUrl, poolSize, onStep });
  const pagesFolder = fileURLToPath(new URL('../web', import.meta.url));
  const isDevelopment = process.argv.includes('--development');
  const app = await createServer({ config, database, pagesFolder, isDevelopment, say });
  stopOnSignal(async () => {
    await app.close();
    await database.close();
  }, say);
  await app.listen({ port: config.port, host: config.host, backlog });
  say(`Pagesmith is ready at ${config.publicUrl}`);
} catch (error) {
  process.stderr.write(`${sentenceOfStartError(error)}\n`);
  process.exit(1);
}
