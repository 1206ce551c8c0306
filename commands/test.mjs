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

// Tests of rooms wait more than they work, and need the server alone: the pages are built and walked through beside them.
const runs = [];
const begin = (project) => runs.push(runTests(project, browser));
const buildAndTest = async () => {
  try {
    await build(() => begin('rooms'));
    begin('journeys');
  } catch (error) {
    console.error(error);
    runs.push({ passed: 0, failed: 1, skipped: 0 });
  }
};

const failed = await failedChecks(buildAndTest);
const tests = await Promise.all(runs);
const sumOf = (key) => tests.reduce((sum, run) => sum + run[key], 0);

const passedCount = Object.keys(checks).length - failed.length + sumOf('passed');
const failedCount = failed.length + sumOf('failed');
const skippedCount = sumOf('skipped');
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passedCount} passed, ${failedCount} failed${skippedCount ? `, ${skippedCount} skipped` : ''}`);
process.exit(failedCount === 0 ? 0 : 1);
