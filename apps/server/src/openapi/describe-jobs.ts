import { fileFailures, jobFailures, pagingFailures, reportFailures } from '@pagesmith/accounts';
import { jobPage, jobShape } from '@pagesmith/contract';
import type { FailureKind, Language } from '@pagesmith/kernel';
import { bulkFill, formValues, operations } from '@pagesmith/operations';
import { pipelinesId } from '../api/pipelines/pipelines-id.ts';
import { httpFailures } from '../http/failures.ts';
import { describeKinds, ofEveryCall, ofEveryKey } from './describe-failures.ts';
import { listSchema, managementFailureKinds, pageParameters } from './describe-management.ts';
import { reportProperties } from './describe-reports.ts';
import { propertiesOf, schemaOf } from './schema-of.ts';
import { openApiWords } from './words.ts';

export function jobSchema(language: Language) {
  const { progress, rows, ...properties } = propertiesOf(jobShape);
  const described = {
    ...properties,
    operation: {
      type: 'string',
      enum: [...operations.map(({ id }) => id), pipelinesId, bulkFill.id, formValues.id],
    },
    progress: { ...progress, description: openApiWords[language].jobs.progress },
    rows: { ...rows, description: openApiWords[language].jobs.rows },
    problem: { anyOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] },
    report: {
      type: ['object', 'null'],
      required: ['url'],
      properties: { url: { type: 'string' }, ...reportProperties(language) },
    },
  };
  return { ...schemaOf(jobShape), properties: described };
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } };

/** The answer of any operation that is called asynchronously. */
export function describeAccepted(language: Language) {
  const { accepted, location } = openApiWords[language].jobs;
  const headers = {
    Location: { description: location, schema: { type: 'string' } },
    'Retry-After': { schema: { type: 'integer' } },
  };
  return { description: accepted, headers, content };
}

/** The parameters that call any operation asynchronously. */
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

const { jobAbsent, jobsAskedTooOften, jobUnfinished, jobWithoutResult, resultGone } = jobFailures;
const ofEveryJob: readonly FailureKind[] = [
  ...ofEveryKey,
  jobsAskedTooOften,
  jobAbsent,
  httpFailures.serverBusy,
  httpFailures.serverFailed,
];

/** Everything that the documentation explains. */
export const jobFailureKinds: readonly FailureKind[] = [
  ...ofEveryCall,
  ...managementFailureKinds,
  ...Object.values(reportFailures),
  ...Object.values(fileFailures),
  ...Object.values(jobFailures).filter(({ code }) => code !== jobFailures.jobCancelled.code),
];

export function describeJobs(language: Language) {
  const words = openApiWords[language].jobs;
  const id = { name: 'id', in: 'path', required: true, description: words.id, schema: { type: 'string' } };
  const failures = describeKinds(ofEveryJob, language);
  const file = { description: words.result, content: { '*/*': { schema: { type: 'string' } } } };
  const ofResult = describeKinds([...ofEveryJob, jobUnfinished, jobWithoutResult, resultGone], language);
  const schema = listSchema(jobPage, 'jobs', { $ref: '#/components/schemas/Job' });
  return {
    '/jobs': {
      get: {
        operationId: 'list-jobs',
        summary: words.list,
        parameters: pageParameters(language),
        responses: {
          200: { description: words.list, content: { 'application/json': { schema } } },
          ...describeKinds([...ofEveryJob, ...Object.values(pagingFailures)], language),
        },
      },
    },
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
