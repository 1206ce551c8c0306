// npm run incident: what the status page says about incidents, until there is a console for it.
import { parseArgs } from 'node:util';
import type { Incident } from '@pagesmith/contract';
import { askOrExit } from '../operator/run-command.ts';
import { incidentCommands } from './incident-commands.ts';

const usage = `npm run incident                  every incident, newest first
npm run incident -- open --components api,jobs --title-en … --title-fr … --en … --fr …
npm run incident -- update N --en … --fr …
npm run incident -- end N --en … --fr …     ends it, with a last word`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { components: text, 'title-en': text, 'title-fr': text, en: text, fr: text },
});
const [verb = 'list', id] = positionals;
const said = { textEn: values.en, textFr: values.fr };
const given: Readonly<Record<string, object>> = {
  list: {},
  open: {
    ...said,
    components: values.components?.split(','),
    titleEn: values['title-en'],
    titleFr: values['title-fr'],
  },
  update: { ...said, id },
  end: { ...said, id },
};

const line = ({ id, title, components, startedAt, endedAt }: Incident) =>
  `${id}  ${startedAt}  ${endedAt ?? 'ongoing'}  ${components.join(',')}  ${title.en}`;

if (!Object.hasOwn(given, verb)) {
  process.stdout.write(`${usage}\n`);
  process.exit(64);
}
const result = await askOrExit<Incident | Incident[]>(
  `incidents.${verb}`,
  given[verb],
  async (_config, database) => incidentCommands(database),
);
const lines = [result].flat().map(line);
process.stdout.write(`${lines.join('\n') || 'There are no incidents.'}\n`);
