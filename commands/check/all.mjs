import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { writeClients } from '../prepare/clients.mjs';
import { writeDocumentationFacts } from '../prepare/documentation-facts.mjs';
import { drawCode } from '../prepare/draw-code.mjs';
import { writeLandingFacts } from '../prepare/landing-facts.mjs';
import { writeRegistries } from '../prepare/registry.mjs';
import { root } from '../prepare/repository.mjs';
import { writeTables } from '../prepare/tables.mjs';
import { billIsCurrent } from './bill-of-materials.mjs';
import { circles } from './circles.mjs';
import { forgetChangedData, memoryOfTypes } from './memory-of-types.mjs';
import { missingExports } from './missing-exports.mjs';
import { noticesAreCurrent } from './notices.mjs';
import { pricesOutOfPlace } from './prices.mjs';
import { writeRoomRules } from './rooms.mjs';

/** Write what is derived where it is out of date, and fail then, so that it is committed. */
const derived = {
  'the list of operations agrees with their folders': () => writeRegistries(),
  'the tables that Drizzle knows are those of the migrations': () => writeTables(),
  'the documentation shows the failures and answers there are': () => writeDocumentationFacts(),
  'the code in the documentation is drawn': () => drawCode(),
  'the landing page shows what our samples give': () => writeLandingFacts(),
  'the clients know the operations there are': () => writeClients(),
  'the linter’s rules agree with the table of rooms': () => writeRoomRules(),
};

const read = {
  'types of packages, server and tests': () => types('.'),
  'types of the pages': () => types('apps/web'),
  'lint, format, sizes and the direction of imports': () => tool('biome', 'ci', '--error-on-warnings', '.'),
  'nothing is exported or installed that nobody uses': () => tool('knip'),
  'no imports go in a circle': () => report(circles()),
  'commands import what there is': async () => report(await missingExports()),
  'prices stand in the catalog alone': () => report(pricesOutOfPlace()),
  'third-party notices are current': () => noticesAreCurrent(),
  'the bill of materials is current': () => billIsCurrent(),
};

export const checks = { ...derived, ...read };

/**
 * Runs every check, even after one has failed, and returns the names of those that did; `meanwhile` begins when all that
 * is derived has been written. The others do not wait for that: where something was out of date, the run has failed anyway.
 */
export async function failedChecks(meanwhile = async () => {}) {
  const failed = [];
  const run = async ([name, check]) => {
    const isFine = await check();
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (!isFine) failed.push(name);
  };
  const write = async () => {
    for (const entry of Object.entries(derived)) await run(entry);
    await meanwhile();
  };
  await Promise.all([...Object.entries(read).map(run), write()]);
  return failed;
}

/** On one thread: several would each read most of the types for themselves, and the other checks use the other cores. */
function types(room) {
  const memory = memoryOfTypes(room);
  forgetChangedData(memory);
  return tool('tsc', '--project', room, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory);
}

/** Returns whether an installed program succeeded; what it said is printed in one piece, and only if it did not. */
function tool(name, ...args) {
  return new Promise((resolve) => {
    const program = spawn(join(root, 'node_modules/.bin', name), args, { cwd: root });
    let said = '';
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (said += chunk));
    program.on('error', (error) => (said += error.message));
    program.on('close', (status) => resolve(status === 0 || report([said])));
  });
}

function report(complaints) {
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}
