import { callReportShape, jobShape, problemShape, webhookEventData } from '@pagesmith/contract';
import { languages } from '@pagesmith/kernel';
import {
  type KnownOperation,
  operations,
  type Part,
  type PartKind,
  pipelineCopy,
  pipelineExample,
  pipelineShape,
} from '@pagesmith/operations';
import type {
  ApiDescription,
  OperationDescription,
  PartDescription,
  ResultDescription,
} from './description.ts';
import { schemaOf } from './schema.ts';

interface Given {
  readonly version: string;
  /** The codes that any call or job can answer with; those of the operations are added. */
  readonly problemCodes: readonly string[];
}

export function describeApi({ version, problemCodes }: Given): ApiDescription {
  const ofOperations = operations.flatMap(({ failures }) => Object.values(failures).map(({ code }) => code));
  return {
    version,
    operations: [...operations.map(describeOperation), describePipelines()],
    pipeline: schemaOf(pipelineShape),
    problemCodes: [...new Set([...problemCodes, ...ofOperations])].sort(),
    problem: schemaOf(problemShape),
    job: schemaOf(jobShape),
    report: schemaOf(callReportShape),
    events: Object.fromEntries(
      Object.entries(webhookEventData).map(([type, shape]) => [type, schemaOf(shape)]),
    ),
  };
}

function describeOperation(operation: KnownOperation): OperationDescription {
  const { id, parts, options, result, example } = operation;
  const inBoth = (words: (copy: KnownOperation['copy']['en']) => string | undefined) =>
    Object.fromEntries(
      languages.map((language) => [language, words(operation.copy[language]) ?? '']),
    ) as PartDescription['help'];
  return {
    id,
    name: inBoth(({ name }) => name),
    summary: inBoth(({ summary }) => summary),
    description: inBoth(({ description }) => description),
    parts: Object.entries(parts).map(([name, part]) => ({
      ...describePart(name, part),
      help: inBoth((copy) => copy.parts[name]?.help),
    })),
    options: Object.entries(options).map(([name, option]) => ({
      name: notAPart(name, operation),
      kind: option.kind,
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
function notAPart(option: string, { id, parts }: KnownOperation): string {
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

function describeResult(result: KnownOperation['result']): ResultDescription {
  const { mediaType } = result;
  if (result.kind === 'json') return { kind: 'json', mediaType, schema: schemaOf(result.schema) };
  return { kind: 'file', mediaType, downloadName: result.downloadName };
}
