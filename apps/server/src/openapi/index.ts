// GET /openapi.json: the PDF API as its definitions describe it, in the caller's language.
import type { FailureKind, Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/problem.ts';
import { bulkFailureKinds, describeBulk } from './describe-bulk.ts';
import { problemSchema } from './describe-failures.ts';
import { describeFiles, fileSchemas } from './describe-files.ts';
import { fileReferenceSchema, outputSchemas } from './describe-inputs.ts';
import { describeJobs, jobFailureKinds, jobSchema } from './describe-jobs.ts';
import { describeManagement, endpointFailures, managementSchemas, routeIn } from './describe-management.ts';
import { describePath } from './describe-path.ts';
import { describePipelines, pipelineFailureKinds, pipelineSchemas } from './describe-pipelines.ts';
import { describeReports } from './describe-reports.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { openApiWords } from './words.ts';

export function addOpenApi(app: FastifyInstance, publicUrl: string): void {
  app.get('/openapi.json', async (request, reply) => {
    reply.headers({ vary: 'accept-language', 'cache-control': 'public, max-age=300' });
    return describeApi(publicUrl, languageOf(request));
  });
}

export function describeApi(publicUrl: string, language: Language) {
  const words = openApiWords[language];
  return {
    openapi: '3.1.0',
    info: { title: 'Pagesmith', version: '1.0.0', description: words.description },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    paths: {
      ...describeOperations(language),
      ...describeJobs(language),
      ...describeReports(language),
      ...describePipelines(routeIn(language), language),
      ...describeBulk(language),
      ...describeFiles(language),
      ...describeManagement(language),
    },
    webhooks: describeWebhooks(language),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key', description: words.key } },
      schemas: {
        Problem: problemSchema(allFailures()),
        Job: jobSchema(language),
        ...pipelineSchemas(language),
        FileReference: fileReferenceSchema(language),
        ...fileSchemas(),
        ...outputSchemas(),
        ...managementSchemas(),
      },
    },
  };
}

/** Of every operation, and of everything else that takes a key. */
const allFailures = () => [
  ...operations.flatMap(({ failures }): FailureKind[] => Object.values(failures)),
  ...jobFailureKinds,
  ...endpointFailures,
  ...pipelineFailureKinds,
  ...bulkFailureKinds,
];

const describeOperations = (language: Language) =>
  Object.fromEntries(
    operations.map((operation) => [`/${operation.id}`, { post: describePath(operation, language) }]),
  );
