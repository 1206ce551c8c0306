// Our side of the bench, bundled and run by plain Node: reads a request, runs it once or several times, and
// prints one line of JSON per measured run.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { operations, readOptions, readParts } from '@pagesmith/operations';
import { runOperation } from '@pagesmith/operations/run';

interface Request {
  readonly operation: string;
  readonly filePart: string;
  readonly files: readonly string[];
  readonly parts: readonly (readonly [name: string, value: string])[];
  readonly output: string;
  readonly warmUps: number;
  readonly runs: number;
  /** Neither the warm-ups nor the runs go on beyond this, but there is one of each that was asked for. */
  readonly secondsMax?: number;
}

const request: Request = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

async function work(): Promise<void> {
  const definition = operations.find(({ id }) => id === request.operation);
  if (definition === undefined) throw new Error(`There is no operation ${request.operation}.`);
  const received = [
    ...request.files.map((source) => ({ name: request.filePart, content: { source } })),
    ...request.parts.map(([name, content]) => ({ name, content })),
  ];
  const input = readParts(definition, received);
  const output = openSync(request.output, 'w');
  const sink = {
    write: (bytes: Uint8Array) => {
      for (let written = 0; written < bytes.length; ) written += writeSync(output, bytes, written);
    },
  };
  await runOperation(definition.id, input, readOptions(definition, {}), { sink });
  closeSync(output);
}

async function repeat(times: number, onRun: (cpuMs: number) => void): Promise<void> {
  let spentMs = 0;
  for (let run = 0; run < times && (run === 0 || spentMs < maxMs); run++) {
    // To empty a large file that is there already would be counted as ours.
    rmSync(request.output, { force: true });
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    const cpuMs = (user + system) / 1000;
    spentMs += cpuMs;
    onRun(cpuMs);
  }
}

const maxMs = 1000 * (request.secondsMax ?? Number.POSITIVE_INFINITY);
await repeat(request.warmUps, () => undefined);
await repeat(request.runs, (cpuMs) => {
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  console.log(JSON.stringify({ cpuMs, peakBytes }));
});
