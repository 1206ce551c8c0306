// npm test: installs, then types, lint, unit, integration and browser tests; ends with `N passed, N failed`.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
const { findBrowser } = await import('./test/browser.mjs');
const { checks, failedChecks } = await import('./check/all.mjs');
const { build } = await import('./prepare/build.mjs');
const { runTests } = await import('./test/vitest.mjs');

const browser = await findBrowser();
if (browser.skipReason) console.log(`Browser tests are skipped: ${browser.skipReason}`);

const failed = await failedChecks(build);
const tests = runTests(browser);

const passedCount = Object.keys(checks).length - failed.length + tests.passed;
const failedCount = failed.length + tests.failed;
for (const name of failed) console.log(`✗ ${name}`);
console.log(
  `${passedCount} passed, ${failedCount} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`,
);
process.exit(failedCount === 0 ? 0 : 1);
