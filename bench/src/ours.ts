// Our side of the bench, bundled and run by plain Node: reads a request, runs it once or several times, and
// prints one line of JSON per measured run.
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { runOperation } from '@pagesmith/operations/run';
import { callOf, readRequest } from './request.ts';

const request = readRequest(process.argv[2] ?? '');

async function work(): Promise<void> {
  const { operation, input, options } = callOf(request);
  const output = openSync(request.output, 'w');
  const sink = {
    write: (bytes: Uint8Array) => {
      for (let written = 0; written < bytes.length; ) written += writeSync(output, bytes, written);
    },
  };
  await runOperation(operation, input, options, { sink });
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
