import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../prepare/repository.mjs';

/** Runs every test of a project and counts them; a run that leaves no report is one failure. */
export async function runTests(project, { path, skipReason }) {
  const reportFile = join(root, `reports/${project}.json`);
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const isFine = await succeeds(['run', `--project=${project}`, ...reporters], {
    CHROMIUM_PATH: path ?? '',
    BROWSER_SKIP_REASON: skipReason ?? '',
  });
  const report = readReport(reportFile);
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: isFine ? failed : Math.max(1, failed),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What it says is passed on line by line: another project may be saying something beside it. */
async function succeeds(args, environment) {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const program = spawn(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...environment },
  });
  for (const stream of [program.stdout, program.stderr]) {
    createInterface(stream).on('line', (line) => console.log(line));
  }
  return new Promise((resolve) => {
    program.on('error', ({ message }) => console.error(`vitest: ${message}`));
    program.on('close', (status) => resolve(status === 0));
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  }
}
