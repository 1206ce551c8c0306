import { jobFailures, reportFailures } from '@pagesmith/accounts';
import type { FailureKind, Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { apiFailures } from '../api/failures.ts';
import { httpFailures } from '../http/failures.ts';
import { describeKinds, ofEveryCall } from './describe-failures.ts';
import { reportProperties } from './describe-reports.ts';
import { openApiWords } from './words.ts';

const time = { type: ['string', 'null'], format: 'date-time' };

/** As `jobBody` writes it. */
export const jobSchema = (language: Language) => ({
  type: 'object',
  required: [
    'id',
    'operation',
    'state',
    'createdAt',
    'progress',
    'inputBytes',
    'credits',
    'problem',
    'result',
  ],
  properties: {
    id: { type: 'string' },
    operation: { type: 'string', enum: operations.map(({ id }) => id) },
    state: { type: 'string', enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] },
    createdAt: { type: 'string', format: 'date-time' },
    startedAt: time,
    finishedAt: time,
    progress: {
      type: ['object', 'null'],
      description: openApiWords[language].jobs.progress,
      required: ['done', 'total'],
      properties: { done: { type: 'integer' }, total: { type: 'integer' } },
    },
    inputBytes: { type: 'integer' },
    credits: { type: 'integer' },
    problem: { anyOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] },
    result: {
      type: ['object', 'null'],
      required: ['url', 'mediaType', 'sizeBytes'],
      properties: {
        url: { type: 'string' },
        mediaType: { type: 'string' },
        sizeBytes: { type: 'integer' },
      },
    },
    report: {
      type: ['object', 'null'],
      required: ['url'],
      properties: { url: { type: 'string' }, ...reportProperties(language) },
    },
    resultExpiresAt: time,
  },
});

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } };

/** The answer of any operation that need not be waited for. */
export function describeAccepted(language: Language) {
  const { accepted, location } = openApiWords[language].jobs;
  const headers = { Location: { description: location, schema: { type: 'string' } } };
  return { description: accepted, headers, content };
}

/** Parameters by which any operation is asked not to be waited for. */
export function asyncParameters(language: Language) {
  const { asyncOption, prefer } = openApiWords[language].jobs;
  return [
    {
      name: 'async',
      in: 'query',
      required: false,
      description: asyncOption,
      schema: { type: 'boolean', default: false },
    },
    {
      name: 'Prefer',
      in: 'header',
      required: false,
      description: prefer,
      schema: { type: 'string', enum: ['respond-async'] },
    },
  ];
}

const { keyMissing, keyUnknown, keyInactive, keysGuessed } = apiFailures;
const { jobAbsent, jobsAskedTooOften, jobUnfinished, jobWithoutResult, resultGone } = jobFailures;
const ofEveryJob: readonly FailureKind[] = [
  keyMissing,
  keyUnknown,
  keyInactive,
  keysGuessed,
  jobsAskedTooOften,
  jobAbsent,
  httpFailures.serverBusy,
  httpFailures.serverFailed,
];

/** Everything that the documentation explains. */
export const toldFailures: readonly FailureKind[] = [
  ...ofEveryCall,
  ...Object.values(reportFailures),
  ...Object.values(jobFailures).filter(({ code }) => code !== jobFailures.jobCancelled.code),
];

export function describeJobs(language: Language) {
  const words = openApiWords[language].jobs;
  const id = { name: 'id', in: 'path', required: true, description: words.id, schema: { type: 'string' } };
  const failures = describeKinds(ofEveryJob, language);
  const file = { description: words.result, content: { '*/*': { schema: { type: 'string' } } } };
  const ofResult = describeKinds([...ofEveryJob, jobUnfinished, jobWithoutResult, resultGone], language);
  return {
    '/jobs/{id}': {
      parameters: [id],
      get: {
        operationId: 'get-job',
        summary: words.get,
        responses: { 200: { description: words.job, content }, ...failures },
      },
      delete: {
        operationId: 'delete-job',
        summary: words.delete,
        responses: { 204: { description: words.deleted }, ...failures },
      },
    },
    '/jobs/{id}/result': {
      parameters: [id],
      get: { operationId: 'get-job-result', summary: words.result, responses: { 200: file, ...ofResult } },
    },
  };
}
