import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../prepare/repository.mjs';
import { bundleQuestions } from './bundle.mjs';

const noticedShareMin = 0.9;
const [only = ''] = process.argv.slice(2);
const folder = join(root, 'reports/mutants');
const bundle = join(folder, 'questions.js');
await bundleQuestions(bundle);
const { questions, thresholds, isAnswered, isAnsweredAsIs } = await import(pathToFileURL(bundle));

const asked = thresholds.filter(({ file, name }) => `${file} ${name}`.includes(only));
for (const question of questions) {
  const startedAt = performance.now();
  const isRight = await isAnsweredAsIs(question);
  question.ms = performance.now() - startedAt;
  if (isRight) continue;
  console.error(`Not answered with the thresholds as they are: ${question.name}`);
  process.exit(1);
}

// What noticed a change the last time is asked first, and then what is answered soonest.
const kept = join(folder, 'noticed.json');
const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
questions.sort((first, second) => first.ms - second.ms);
const stages = new Map();
const unnoticed = [];
for (const { file, name, value, set } of asked) {
  const stage = stages.get(file) ?? { noticed: 0, all: 0 };
  stages.set(file, stage);
  for (const other of [value / 2, value * 2]) {
    const change = `${file}  ${name} = ${value} → ${other}`;
    set(other);
    const noticing = await firstThatNotices(name, known[change]);
    set(value);
    stage.all++;
    known[change] = noticing?.name;
    if (noticing === undefined) {
      unnoticed.push(change);
      console.log(`unnoticed: ${change}`);
      continue;
    }
    stage.noticed++;
    if (only !== '') console.log(`${change}: ${noticing.name}`);
  }
}
writeFileSync(kept, JSON.stringify(known, undefined, 1));

async function firstThatNotices(name, before) {
  const looking = questions.filter(({ looked }) => looked.has(name));
  const first = looking.filter((question) => question.name === before);
  for (const question of new Set([...first, ...looking])) if (!(await isAnswered(question))) return question;
  return undefined;
}

for (const [file, { noticed, all }] of stages) console.log(`${file}: ${noticed} of ${all}`);
const all = asked.length * 2;
const noticed = all - unnoticed.length;
const share = noticed / all;
console.log(
  `${noticed} of ${all} changes noticed by ${questions.length} questions (${Math.round(share * 100)} %).`,
);
process.exitCode = share >= noticedShareMin ? 0 : 1;
