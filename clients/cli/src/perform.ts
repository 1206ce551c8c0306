import { pipeline } from 'node:stream/promises';
import { FileResult, type Inputs, Pagesmith, version } from '@pagesmith/client';
import { saveFile } from '@pagesmith/client/node';
import type { Given } from './arguments.ts';
import type { Command } from './commands.ts';
import type { Environment } from './environment.ts';
import { givenFiles } from './given-files.ts';
import { pipelineInput } from './pipeline-input.ts';
import { accessOf } from './profiles.ts';
import { progressBar } from './progress.ts';
import { words } from './words.ts';

/** One call, from the files to the result. */
export async function perform(command: Command, given: Given, environment: Environment): Promise<void> {
  const said = words[environment.language];
  const { common } = given;
  const input: object = {
    ...given.values,
    ...(await pipelineInput(command, given.values, said)),
    ...(await givenFiles(command, given.files, said)),
  };
  const pagesmith = new Pagesmith({
    ...accessOf(common, environment),
    language: environment.language,
    userAgent: `pagesmith-cli/${version}`,
  });
  const result = await answerOf(pagesmith, command, input as Inputs[Command['id']], common, said);
  if (!(result instanceof FileResult)) return print(JSON.stringify(result.data, null, 2));
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

type Words = (typeof words)['en'];

async function answerOf<Id extends Command['id']>(
  pagesmith: Pagesmith,
  { id }: { readonly id: Id },
  input: Inputs[Id],
  { job, quiet, password }: Given['common'],
  said: Words,
) {
  const upload = progressBar(said.uploading, !quiet);
  const settings = {
    ...(password !== undefined && { password }),
    onUploadProgress: ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number | undefined }) =>
      void upload.show(sentBytes, totalBytes),
  };
  try {
    if (!job) return await pagesmith.call(id, input, settings);
    const started = await pagesmith.start(id, input, settings);
    const work = progressBar(said.waiting, !quiet);
    return await started.result({
      onState: ({ progress }) => void work.show(progress?.done ?? 0, progress?.total),
    });
  } finally {
    upload.end();
  }
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
