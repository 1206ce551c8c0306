import type { Language } from '@pagesmith/kernel';
import type { Operation, Option, Part, SampleFile } from '@pagesmith/operations';
import * as z from 'zod';
import { describeFailures } from './describe-failures.ts';
import {
  describeHandedOver,
  describeJson,
  isList,
  jsonExampleOf,
  outputParameters,
} from './describe-inputs.ts';
import { asyncParameters, describeAccepted } from './describe-jobs.ts';
import { openApiWords } from './words.ts';

const file = { type: 'string', contentMediaType: 'application/pdf' };
/** What it is shows when it is opened. */
const anyFile = { type: 'string', contentMediaType: 'application/octet-stream' };

export function describePath(operation: Operation, language: Language) {
  const copy = operation.copy[language];
  const form = describeParts(operation, language);
  return {
    operationId: operation.id,
    summary: copy.summary,
    description: copy.description,
    parameters: [...describeParameters(operation, language), ...outputParameters(operation, language)],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: form, example: exampleOf(operation) },
        'application/json': {
          schema: describeJson(operation, form, language),
          example: jsonExampleOf(operation),
        },
      },
    },
    responses: {
      200: describeSuccess(operation, language),
      202: describeAccepted(language),
      ...describeFailures(operation, language),
    },
  };
}

function describeParameters({ options, copy }: Operation, language: Language) {
  const inQuery = Object.entries(options).map(([name, option]) => ({
    name,
    in: 'query',
    required: false,
    description: copy[language].options[name]?.help,
    ...(isSeveral(option) && { style: 'form', explode: false }),
    schema: optionSchema(option),
  }));
  return [...inQuery, ...asyncParameters(language), ...callParameters(language)];
}

/** The headers that any call may send. */
export function callParameters(language: Language) {
  const words = openApiWords[language];
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [header('x-pdf-password', words.password), header('Idempotency-Key', words.idempotencyKey)];
}

const isSeveral = (option: Option): boolean => option.kind === 'choice' && option.alone !== undefined;

function optionSchema(option: Option) {
  if (option.kind === 'flag') return { type: 'boolean', default: false };
  const one = { type: 'string', enum: option.choices };
  return isSeveral(option) ? { type: 'array', items: one, uniqueItems: true } : one;
}

function describeParts({ parts, copy }: Operation, language: Language) {
  const named = Object.entries(parts).filter(([, part]) => part.kind !== 'fields');
  const fields = Object.entries(parts).find(([, part]) => part.kind === 'fields');
  const help = (name: string) => copy[language].parts[name]?.help;
  return {
    type: 'object',
    required: named.filter(([, part]) => part.isRequired).map(([name]) => name),
    properties: Object.fromEntries(
      named.map(([name, part]) => [name, { ...schemaOf(part), description: help(name) }]),
    ),
    additionalProperties: fields
      ? {
          description: help(fields[0]),
          anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
        }
      : false,
  };
}

function schemaOf({ kind, choices, lengthMax, countMin, countMax }: Part) {
  switch (kind) {
    case 'pdf':
      return file;
    case 'pdfs':
      return { type: 'array', items: file, minItems: countMin, maxItems: countMax };
    case 'forms':
      return { type: 'array', items: anyFile, minItems: countMin, maxItems: countMax };
    case 'rows':
      return anyFile;
    case 'json':
      return { type: 'string', contentMediaType: 'application/json', maxLength: lengthMax };
    case 'page':
      return { type: 'integer', minimum: 1 };
    case 'choice':
      return { type: 'string', enum: choices, default: choices?.[0] };
    default:
      return { type: 'string', maxLength: lengthMax };
  }
}

/** A repeated part becomes a list, a page its number; a file stands as the name of its sample. */
function exampleOf({ example, parts }: Operation): Record<string, string | number | string[]> {
  const values = new Map<string, string[]>();
  const written = (value: string | SampleFile) => (typeof value === 'string' ? value : value.sample);
  for (const [name, value] of example.parts) values.set(name, [...(values.get(name) ?? []), written(value)]);
  return Object.fromEntries(
    [...values].map(([name, list]) => {
      if (parts[name]?.kind === 'page') return [name, Number(list[0])];
      return [name, list.length === 1 && !isList(parts[name]?.kind ?? 'text') ? (list[0] ?? '') : list];
    }),
  );
}

function describeSuccess(operation: Operation, language: Language) {
  const { result } = operation;
  const schema =
    result.kind === 'json'
      ? z.toJSONSchema(result.schema, { target: 'draft-2020-12' })
      : { type: 'string', contentMediaType: result.mediaType };
  return {
    description: openApiWords[language].success,
    headers: resultHeaders(language),
    content: { [result.mediaType]: { schema }, ...describeHandedOver(operation) },
  };
}

/** The headers that any answer with a result may have. */
export function resultHeaders(language: Language) {
  const entries = Object.entries(openApiWords[language].headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return Object.fromEntries(entries);
}
