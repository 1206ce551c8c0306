import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../prepare/repository.mjs';

const reportFile = join(root, 'reports/tests.json');

/** Runs every test and counts them; a run that leaves no report is one failure. */
export function runTests({ path, skipReason }) {
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const isFine = run(join(root, 'node_modules/.bin/vitest'), ['run', ...reporters], {
    CHROMIUM_PATH: path ?? '',
    BROWSER_SKIP_REASON: skipReason ?? '',
  });
  const report = readReport();
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: isFine ? failed : Math.max(1, failed),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  }
}
