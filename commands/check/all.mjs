import { writeDocumentationFacts } from '../prepare/documentation-facts.mjs';
import { writeRegistries } from '../prepare/registry.mjs';
import { run } from '../prepare/repository.mjs';
import { writeTables } from '../prepare/tables.mjs';
import { billIsCurrent } from './bill-of-materials.mjs';
import { noticesAreCurrent } from './notices.mjs';
import { pricesOutOfPlace } from './prices.mjs';

const tool = (name, ...args) => run('npx', ['--no-install', name, ...args]);

export const checks = {
  'the list of operations agrees with their folders': () => writeRegistries(),
  'the tables that Drizzle knows are those of the migrations': () => writeTables(),
  'the documentation shows the failures and answers there are': () => writeDocumentationFacts(),
  'types of packages, server and tests': () => tool('tsc', '--project', 'tsconfig.json'),
  'types of the pages': () => tool('tsc', '--project', 'apps/web/tsconfig.json'),
  'lint, format, sizes and the direction of imports': () => tool('biome', 'ci', '--error-on-warnings', '.'),
  'prices stand in the catalog alone': () => report(pricesOutOfPlace()),
  'third-party notices are current': () => noticesAreCurrent(),
  'the bill of materials is current': () => billIsCurrent(),
};

/** Runs every check, even after one has failed, and answers the names of those that did. */
export async function failedChecks() {
  const failed = [];
  for (const [name, check] of Object.entries(checks)) {
    const isFine = await check();
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (!isFine) failed.push(name);
  }
  return failed;
}

function report(complaints) {
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}
