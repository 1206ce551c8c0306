import { callReportShape, jobShape, problemShape, webhookEventData } from '@pagesmith/contract';
import { type Language, languages } from '@pagesmith/kernel';
import {
  bulkFill,
  formValues,
  type Operation,
  operations,
  type Part,
  type PartKind,
  pipelineCopy,
  pipelineExample,
  pipelineShape,
} from '@pagesmith/operations';
import { describeForm, isForm } from './describe-form.ts';
import { describeRoute } from './describe-route.ts';
import type {
  ApiDescription,
  OperationDescription,
  PartDescription,
  ResultDescription,
} from './description.ts';
import { type OpenApi, routesIn } from './open-api.ts';
import { schemaOf } from './schema.ts';

interface Given {
  readonly version: string;
  /** As the server describes itself: every address besides the operations comes from it. */
  readonly openApi: Readonly<Record<Language, OpenApi>>;
}

/** Of the operation that runs it, in the description. */
const runPipelineId = 'run-pipeline';

export function describeApi({ version, openApi }: Given): ApiDescription {
  const { schemas } = openApi.en.components;
  const known = [...operations.map(({ id }): string => id), bulkFill.id, formValues.id, runPipelineId];
  const others = routesIn(openApi).filter(({ route }) => !known.includes(route.operationId));
  return {
    version,
    operations: [
      ...operations.map(describeOperation),
      { ...describeOperation(bulkFill), isJob: true },
      describeOperation(formValues),
      describePipelines(),
      ...others.filter(isForm).map(describeForm),
    ],
    routes: others.filter((found) => !isForm(found)).map((found) => describeRoute(found, schemas)),
    shapes: {
      ...schemas,
      Pipeline: schemaOf(pipelineShape),
      Problem: schemaOf(problemShape),
      Job: schemaOf(jobShape),
      Report: schemaOf(callReportShape),
    },
    problemCodes: schemas.Problem?.properties?.code?.enum ?? [],
    events: Object.fromEntries(
      Object.entries(webhookEventData).map(([type, shape]) => [type, schemaOf(shape)]),
    ),
  };
}

function describeOperation(operation: Operation): OperationDescription {
  const { id, parts, options, result, example } = operation;
  const inBoth = (words: (copy: Operation['copy']['en']) => string | undefined) =>
    Object.fromEntries(
      languages.map((language) => [language, words(operation.copy[language]) ?? '']),
    ) as PartDescription['help'];
  return {
    id,
    path: `/${id}`,
    isCall: true,
    isJob: false,
    name: inBoth(({ name }) => name),
    summary: inBoth(({ summary }) => summary),
    description: inBoth(({ description }) => description),
    parts: Object.entries(parts).map(([name, part]) => ({
      ...describePart(name, part),
      help: inBoth((copy) => copy.parts[name]?.help),
    })),
    options: Object.entries(options).map(([name, option]) => ({
      name: notAPart(name, operation),
      kind: option.kind === 'choice' && option.alone !== undefined ? 'choices' : option.kind,
      ...(option.kind === 'choice' && { choices: option.choices }),
      help: inBoth((copy) => copy.options[name]?.help),
    })),
    result: describeResult(result),
    example: { parts: example.parts, options: { ...example.options } as Record<string, string> },
  };
}

function describePipelines(): OperationDescription {
  const inBoth = (words: (copy: (typeof pipelineCopy)['en' | 'fr']) => string) => ({
    en: words(pipelineCopy.en),
    fr: words(pipelineCopy.fr),
  });
  const { pipeline, parts } = pipelineExample;
  return {
    id: 'pipelines',
    path: '/pipelines',
    isCall: true,
    isJob: false,
    name: inBoth(({ name }) => name),
    summary: inBoth(({ summary }) => summary),
    description: inBoth(({ description }) => description),
    parts: [
      { name: 'pipeline', kind: 'pipeline', isRequired: true, help: inBoth((copy) => copy.parts.pipeline) },
      { name: 'parts', kind: 'parts', isRequired: false, help: inBoth((copy) => copy.parts.parts) },
    ],
    options: [],
    result: { kind: 'any' },
    example: { parts: [['pipeline', JSON.stringify(pipeline)], ...parts], options: {} },
  };
}

/** Clients take parts and options by name in one place. */
function notAPart(option: string, { id, parts }: Operation): string {
  if (Object.hasOwn(parts, option))
    throw new Error(`${id}: ${option} is the name of a part and of an option.`);
  return option;
}

const kinds: Readonly<Record<PartKind, PartDescription['kind']>> = {
  pdf: 'file',
  pdfs: 'files',
  text: 'text',
  pages: 'text',
  page: 'integer',
  choice: 'choice',
  renames: 'pairs',
  fields: 'fields',
  rows: 'file',
  json: 'text',
  forms: 'files',
};

const describePart = (name: string, { kind, isRequired, choices, countMin, countMax }: Part) => ({
  name,
  kind: kinds[kind],
  isRequired,
  ...(choices && { choices }),
  ...(countMin !== undefined && { countMin, countMax }),
});

function describeResult(result: Operation['result']): ResultDescription {
  const { mediaType } = result;
  if (result.kind === 'json') return { kind: 'json', mediaType, schema: schemaOf(result.schema) };
  return { kind: 'file', mediaType, downloadName: result.downloadName };
}
