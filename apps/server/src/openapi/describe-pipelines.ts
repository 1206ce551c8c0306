import { savedPipelineFailures } from '@pagesmith/accounts';
import { pipelineList, pipelinePrice, savedPipeline } from '@pagesmith/contract';
import type { FailureKind, Language } from '@pagesmith/kernel';
import {
  operations,
  pipelineCopy,
  pipelineExample,
  pipelineFailures,
  pipelineShape,
} from '@pagesmith/operations';
import { pipelineFailures as runFailures } from '../api/pipelines/failures.ts';
import { describeKinds, ofEveryCall } from './describe-failures.ts';
import { asyncParameters, describeAccepted } from './describe-jobs.ts';
import { describedIn, listSchema, type Route } from './describe-management.ts';
import { callParameters, resultHeaders } from './describe-path.ts';
import { pipelineWords } from './pipeline-words.ts';
import { schemaOf } from './schema-of.ts';
import { openApiWords } from './words.ts';

/** Whatever can go wrong with a pipeline besides what can with any call. */
export const pipelineFailureKinds: readonly FailureKind[] = [
  ...Object.values(pipelineFailures),
  ...Object.values(runFailures),
  ...Object.values(savedPipelineFailures),
];

const pipelineRef = { $ref: '#/components/schemas/Pipeline' };
const savedRef = { $ref: '#/components/schemas/SavedPipeline' };

export function pipelineSchemas(language: Language) {
  const saved = schemaOf(savedPipeline);
  return {
    Pipeline: describedIn(schemaOf(pipelineShape), language),
    SavedPipeline: { ...saved, properties: { ...Object(saved.properties), pipeline: pipelineRef } },
  };
}

export function describePipelines(route: Route, language: Language) {
  const words = pipelineWords[language];
  const malformed = [...Object.values(pipelineFailures), ...Object.values(operationFailures())];
  const { pipelineAbsent, ...ofSaving } = savedPipelineFailures;
  const named = {
    name: 'name',
    in: 'path',
    required: true,
    description: words.name,
    schema: { type: 'string' },
  };
  const sized = {
    name: 'inputBytes',
    in: 'query',
    required: false,
    description: words.inputBytes,
    schema: { type: 'integer', minimum: 0 },
  };
  const list = listSchema(pipelineList, 'pipelines', savedRef);
  const example = pipelineExample.pipeline;
  const price = { answer: priceSchema(), body: pipelineRef, example, failures: malformed };
  return {
    '/pipelines': {
      get: route('list-pipelines', { answer: list }),
      post: describeRun('run-pipeline', language),
    },
    '/pipelines/price': { post: { ...route('price-pipeline', price), parameters: [sized] } },
    '/pipelines/{name}': {
      parameters: [named],
      get: route('get-pipeline', { answer: savedRef, failures: [pipelineAbsent] }),
      put: route('save-pipeline', {
        answer: savedRef,
        body: pipelineRef,
        example,
        failures: [...malformed, ...Object.values(ofSaving)],
      }),
      delete: route('delete-pipeline', { status: 204, failures: [pipelineAbsent] }),
      post: describeRun('run-saved-pipeline', language),
    },
  };
}

const operationFailures = (): Record<string, FailureKind> =>
  Object.assign({}, ...operations.map(({ failures }) => failures));

function priceSchema() {
  const schema = schemaOf(pipelinePrice);
  const problems = { type: 'array', items: { $ref: '#/components/schemas/Problem' } };
  return { ...schema, properties: { ...Object(schema.properties), problems } };
}

function describeRun(operationId: 'run-pipeline' | 'run-saved-pipeline', language: Language) {
  const copy = pipelineCopy[language];
  const isSaved = operationId === 'run-saved-pipeline';
  const kinds = [...Object.values(operationFailures()), ...pipelineFailureKinds, ...ofEveryCall];
  return {
    operationId,
    summary: isSaved ? pipelineWords[language].runSaved : copy.summary,
    description: copy.description,
    parameters: [...asyncParameters(language), ...callParameters(language)],
    requestBody: { required: true, content: bodiesOf(isSaved, language) },
    responses: {
      200: {
        description: openApiWords[language].success,
        headers: resultHeaders(language),
        content: { '*/*': { schema: { type: 'string' } } },
      },
      202: describeAccepted(language),
      ...describeKinds(kinds, language),
    },
  };
}

/** A form, or JSON with the same names. */
function bodiesOf(isSaved: boolean, language: Language) {
  const { parts } = pipelineCopy[language];
  const text = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: pipelineRef,
    description: parts.pipeline,
  };
  const part = { type: 'string' };
  const schemaWith = (pipeline: object, others: object) => ({
    type: 'object',
    ...(!isSaved && { required: ['pipeline'], properties: { pipeline } }),
    additionalProperties: { description: parts.parts, ...others },
  });
  const repeated = { anyOf: [part, { type: 'array', items: part }] };
  return {
    'multipart/form-data': {
      schema: schemaWith(text, repeated),
      ...(!isSaved && { example: exampleParts() }),
    },
    'application/json': {
      schema: schemaWith(pipelineRef, {}),
      ...(!isSaved && { example: exampleBody() }),
    },
  };
}

/** The pipeline as the text that is sent; a file stands as the name of its sample. */
const exampleParts = () => ({
  pipeline: JSON.stringify(pipelineExample.pipeline),
  ...Object.fromEntries(
    pipelineExample.parts.map(([name, value]) => [name, typeof value === 'string' ? value : value.sample]),
  ),
});

/** The same as JSON, in which a file is fetched. */
const exampleBody = () => ({
  pipeline: pipelineExample.pipeline,
  ...Object.fromEntries(
    pipelineExample.parts.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { url: `https://example.com/${value.sample}` },
    ]),
  ),
});
