import { pipeline } from 'node:stream/promises';
import {
  type FileCallId,
  FileResult,
  type Inputs,
  Pagesmith,
  type RouteInputs,
  version,
} from '@pagesmith/client';
import { saveFile } from '@pagesmith/client/node';
import type { Given } from './arguments.ts';
import { type Command, isCall, type OperationCommand, placedOf, type RouteCommand } from './commands.ts';
import type { Environment } from './environment.ts';
import { UsageError } from './exit-codes.ts';
import { givenFiles } from './given-files.ts';
import { jsonIn, pipelineInput } from './pipeline-input.ts';
import { accessOf } from './profiles.ts';
import { progressBar } from './progress.ts';
import { words } from './words.ts';

type Words = (typeof words)['en'];

/** One request, from what was typed to what is printed or saved. */
export async function perform(command: Command, given: Given, environment: Environment): Promise<void> {
  const said = words[environment.language];
  const access = accessOf(given.common, environment);
  const { language } = environment;
  const pagesmith = new Pagesmith({ ...access, language, userAgent: `pagesmith-cli/${version}` });
  if ('route' in command) return show(await asked(pagesmith, command, given, said), given, said);
  const { values, others } = placed(command, given, said);
  const input: object = {
    ...values,
    ...(await pipelineInput(command, given.values, said)),
    ...(await givenFiles(command, others, given.values, said)),
  };
  const result = await answerOf(pagesmith, command, input, given.common, said);
  return show(result instanceof FileResult ? result : result.data, given, said);
}

/** The values that stand in the address come first. */
function placed(command: Command, { placed: texts, values }: Given, said: Words) {
  const names = placedOf(command);
  const missing = names[texts.length];
  if (missing) throw new UsageError(said.valueMissing(missing.toUpperCase()));
  const byName = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
  return { values: { ...values, ...byName }, others: texts.slice(names.length) };
}

function asked(pagesmith: Pagesmith, command: RouteCommand, given: Given, said: Words) {
  const { values, others } = placed(command, given, said);
  if (others[0]) throw new UsageError(said.tooMuch(others[0]));
  const { body } = given.common;
  const input: object = { ...(body !== undefined && Object(jsonIn(body, said))), ...values };
  const isMissing = ([name, { isRequired }]: [string, { isRequired: boolean }]) =>
    isRequired && !Object.hasOwn(input, name);
  const [missing] = Object.entries(command.route.values).find(isMissing) ?? [];
  if (missing) throw new UsageError(said.valueMissing(`--${missing}`));
  return pagesmith.ask(command.id, input as RouteInputs[RouteCommand['id']]);
}

/** A file is saved; anything else is printed as JSON, and nothing if there is nothing. */
async function show(result: unknown, { common }: Given, said: Words): Promise<void> {
  if (!(result instanceof FileResult)) {
    if (result !== undefined) print(JSON.stringify(result, null, 2));
    return;
  }
  const path = common.output ?? result.name;
  if (path === '-') return pipeline(result.stream(), process.stdout);
  await saveFile(result, path);
  const { requestId, creditsUsed, creditsRemaining, warnings } = result;
  if (common.json)
    return print(JSON.stringify({ file: path, requestId, creditsUsed, creditsRemaining, warnings }));
  if (common.quiet) return;
  process.stderr.write(`${said.saved(path, creditsRemaining)}\n`);
  const codes = warnings.map(({ code, count }) => `${code} (${count})`).join(', ');
  if (codes) process.stderr.write(`${said.warned(codes)}\n`);
}

async function answerOf(
  pagesmith: Pagesmith,
  command: OperationCommand,
  given: object,
  { job, link, 'deliver-to': deliverTo, quiet, password }: Given['common'],
  said: Words,
) {
  const upload = progressBar(said.uploading, !quiet);
  const settings = {
    ...(password !== undefined && { password }),
    onUploadProgress: ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number | undefined }) =>
      void upload.show(sentBytes, totalBytes),
  };
  const input = given as Inputs[OperationCommand['id']] & Inputs['merge-pdf'];
  try {
    if (!isCall(command)) return await pagesmith.call(command.id, input, settings);
    if (link) return await pagesmith.link(command.id as FileCallId, input, settings);
    if (!job && deliverTo !== undefined)
      return await pagesmith.deliver(command.id, input, deliverTo, settings);
    if (!job) return await pagesmith.call(command.id, input, settings);
    const delivery = deliverTo === undefined ? {} : { deliverTo };
    const started = await pagesmith.start(command.id, input, { ...settings, ...delivery });
    const work = progressBar(said.waiting, !quiet);
    return await started.result({
      onState: ({ progress }) => void work.show(progress?.done ?? 0, progress?.total),
    });
  } finally {
    upload.end();
  }
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
