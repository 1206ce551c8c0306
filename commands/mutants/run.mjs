import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../prepare/repository.mjs';
import { bundleQuestions } from './bundle.mjs';

const noticedShareMin = 0.9;
const [only = ''] = process.argv.slice(2);
const bundle = join(root, 'reports/mutants/questions.js');
await bundleQuestions(bundle);
const { questions, thresholds, isAnswered } = await import(pathToFileURL(bundle));

for (const question of questions) {
  if (await isAnswered(question)) continue;
  console.error(`Not answered with the thresholds as they are: ${question.name}`);
  process.exit(1);
}

// What noticed the last change often notices the next, which stands beside it.
let order = [...questions];
const noticed = [];
const unnoticed = [];
for (const { file, name, value, set } of thresholds) {
  if (!`${file} ${name}`.includes(only)) continue;
  for (const other of [value / 2, value * 2]) {
    const change = `${file}  ${name} = ${value} → ${other}`;
    set(other);
    const noticing = await firstThatNotices(name);
    set(value);
    if (noticing === undefined) {
      unnoticed.push(change);
      console.log(`unnoticed: ${change}`);
      continue;
    }
    noticed.push(change);
    order = [noticing, ...order.filter((question) => question !== noticing)];
    if (only !== '') console.log(`${change}: ${noticing.name}`);
  }
}

async function firstThatNotices(name) {
  for (const question of order) {
    if (question.looked.has(name) && !(await isAnswered(question))) return question;
  }
  return undefined;
}

const share = noticed.length / (noticed.length + unnoticed.length);
console.log(
  `${noticed.length} of ${noticed.length + unnoticed.length} changes noticed by ${questions.length} questions (${Math.round(share * 100)} %).`,
);
process.exitCode = share >= noticedShareMin ? 0 : 1;
