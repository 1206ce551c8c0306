// npm run incident: what the status page says about incidents and planned work, by the same actions as the console.
import { parseArgs } from 'node:util';
import type { Incident, PlannedWork } from '@pagesmith/contract';
import { act } from '../operator/run-command.ts';

const usage = `npm run incident                  every incident, newest first
npm run incident -- open --components api,jobs --title-en … --title-fr … --en … --fr …
npm run incident -- update N --en … --fr …
npm run incident -- end N --en … --fr …     ends it, with a last word
npm run incident -- planned                 all planned work, latest first
npm run incident -- plan --components api,jobs --from 2027-01-15T02:00:00Z --minutes 60 --title-en … --title-fr …
npm run incident -- end-plan N              cancels it, or ends it early`;

const text = { type: 'string' } as const;
const options = { components: text, 'title-en': text, 'title-fr': text, en: text, fr: text };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...options, from: text, minutes: text },
});
const [verb = 'list', id] = positionals;
const said = { textEn: values.en, textFr: values.fr };
const named = {
  components: values.components,
  titleEn: values['title-en'],
  titleFr: values['title-fr'],
};
const questions: Readonly<Record<string, readonly [action: string, given: object]>> = {
  list: ['incidents', {}],
  open: ['open-incident', { ...said, ...named }],
  update: ['update-incident', { ...said, id }],
  end: ['end-incident', { ...said, id }],
  planned: ['incidents', {}],
  plan: ['plan-work', { ...named, from: values.from, minutes: values.minutes }],
  'end-plan': ['end-work', { id }],
};

const timesOf = (entry: Incident | PlannedWork) =>
  'startsAt' in entry
    ? `${entry.startsAt}  ${entry.endsAt}`
    : `${entry.startedAt}  ${entry.endedAt ?? 'ongoing'}`;
const line = (entry: Incident | PlannedWork) =>
  `${entry.id}  ${timesOf(entry)}  ${entry.components.join(',')}  ${entry.title.en}`;

const question = Object.hasOwn(questions, verb) ? questions[verb] : undefined;
if (!question) {
  process.stdout.write(`${usage}\n`);
  process.exit(64);
}
type Listed = { incidents: Incident[]; planned: PlannedWork[] };
const result = await act<Incident | PlannedWork | Listed>(...question);
const entries = 'planned' in result ? (verb === 'planned' ? result.planned : result.incidents) : [result];
process.stdout.write(`${entries.map(line).join('\n') || 'There are none.'}\n`);
