// Code samples, made from an operation's example: what a reader pastes and runs.
import { cliSample } from './cli.ts';
import { curlSample } from './curl.ts';
import { javascriptSample } from './javascript.ts';
import { phpSample } from './php.ts';
import { pythonSample } from './python.ts';
import { pythonClientSample } from './python-client.ts';
import type { SampleSource } from './sample.ts';
import { typescriptClientSample } from './typescript-client.ts';

export { filesOf, keyPlaceholder } from './sample.ts';
export { curlSample };

export const sampleLanguages = [
  'curl',
  'javascript',
  'python',
  'php',
  'cli',
  'typescriptClient',
  'pythonClient',
] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

export const sampleNames: Record<SampleLanguage, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  cli: 'CLI',
  typescriptClient: 'TypeScript SDK',
  pythonClient: 'Python SDK',
};

export const samples: Record<SampleLanguage, (source: SampleSource) => string> = {
  curl: curlSample,
  javascript: javascriptSample,
  python: pythonSample,
  php: phpSample,
  cli: cliSample,
  typescriptClient: typescriptClientSample,
  pythonClient: pythonClientSample,
};
