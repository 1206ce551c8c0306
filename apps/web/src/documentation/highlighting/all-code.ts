import { languages } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { installSample } from '../clients/install-sample.ts';
import { problemSample } from '../errors/problem-sample.ts';
import facts from '../facts.json' with { type: 'json' };
import { fileSample } from '../files/file-sample.ts';
import { fetchSample, nodeSample, pythonSample } from '../gdpr/verify-samples.ts';
import { jobSample } from '../jobs/job-sample.ts';
import { keySample } from '../keys/key-sample.ts';
import { pipelineSample } from '../pipelines/pipeline-sample.ts';
import { keyPlaceholder, type SampleLanguage, sampleLanguages, samples } from '../samples/index.ts';
import { tableSample } from '../tables/table-sample.ts';
import { eventSample } from '../webhooks/event-sample.ts';
import { receiverLanguages, receivers } from '../webhooks/receivers.ts';
import { addressStandIn } from './runs.ts';

/** A grammar's name, and the code. */
type Code = readonly [grammar: string, code: string];

const grammars: Record<SampleLanguage, string> = {
  curl: 'bash',
  javascript: 'javascript',
  python: 'python',
  php: 'php',
  cli: 'bash',
  typescriptClient: 'javascript',
  pythonClient: 'python',
};

export const answerText = (answer: unknown): string => JSON.stringify(answer, null, 2);

/** Every piece of code that the documentation shows, for the build, which draws it. */
export function allCode(): Code[] {
  const publicUrl = addressStandIn;
  return [
    ...operations.flatMap((operation) =>
      sampleLanguages.map((id): Code => [grammars[id], samples[id]({ operation, publicUrl })]),
    ),
    ...Object.values(facts.answers).map((answer): Code => ['json', answerText(answer)]),
    ...receiverLanguages.map((id): Code => [id, receivers[id].code]),
    ['json', eventSample],
    ...languages.map((language): Code => ['json', problemSample(language)]),
    ['bash', keySample(publicUrl)],
    ...languages.flatMap((language): Code[] => [
      ['bash', installSample(publicUrl, language)],
      ['bash', fileSample(publicUrl, language)],
      ['bash', jobSample(publicUrl, language)],
      ['bash', pipelineSample(publicUrl, language)],
      ['bash', tableSample(publicUrl, language)],
      ['bash', fetchSample(publicUrl, keyPlaceholder, language)],
      ['javascript', nodeSample(language)],
      ['python', pythonSample(language)],
    ]),
  ];
}
