import { deliveryShape, linkShape } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { isFileKind, type Operation, type Part, type PartKind } from '@pagesmith/operations';
import { inputWords } from './input-words.ts';
import { schemaOf } from './schema-of.ts';

const text = { type: 'string' };
const fileRef = { $ref: '#/components/schemas/FileReference' };

/** What stands for a file in JSON. */
export function fileReferenceSchema(language: Language) {
  const words = inputWords[language];
  const one = (property: 'base64' | 'url' | 'file' | 'job') => ({
    type: 'object',
    required: [property],
    properties: {
      [property]: { ...text, description: words[property] },
      name: { ...text, maxLength: 255, description: words.name },
    },
    additionalProperties: false,
  });
  return { description: words.reference, oneOf: [one('base64'), one('url'), one('file'), one('job')] };
}

export const outputSchemas = () => ({ Link: schemaOf(linkShape), Delivery: schemaOf(deliveryShape) });

/** The same parts as in a form, as properties. */
export function describeJson(
  operation: Operation,
  form: { required: string[]; properties: object },
  language: Language,
) {
  const { parts } = operation;
  const properties = Object.entries(form.properties as Record<string, { description?: string }>).map(
    ([name, schema]) => [name, jsonSchema(parts[name], schema)],
  );
  const fields = Object.entries(parts).find(([, { kind }]) => kind === 'fields');
  const value = { anyOf: ['string', 'number', 'boolean'].map((type) => ({ type })) };
  const values = { anyOf: [...value.anyOf, { type: 'array', items: value }] };
  return {
    type: 'object',
    required: form.required,
    properties: {
      ...Object.fromEntries(properties),
      ...(fields && { [fields[0]]: { type: 'object', additionalProperties: values } }),
      deliver: {
        type: 'object',
        description: inputWords[language].deliver,
        required: ['url'],
        properties: { url: text },
        additionalProperties: false,
      },
    },
    additionalProperties: fields ? values : false,
  };
}

/** Several files under one name. */
export const isList = (kind: PartKind): boolean => kind === 'pdfs' || kind === 'forms';

function jsonSchema(part: Part | undefined, schema: { description?: string }): object {
  const { description } = schema;
  if (part && isList(part.kind)) {
    return { type: 'array', items: fileRef, minItems: part.countMin, maxItems: part.countMax, description };
  }
  if (part && isFileKind(part.kind)) return { ...fileRef, description };
  if (part?.kind === 'rows') {
    return { anyOf: [fileRef, { type: 'array', items: { type: 'object' } }, text], description };
  }
  if (part?.kind === 'json') return { anyOf: [{ type: 'object' }, text], description };
  if (part?.kind !== 'renames') return schema;
  const pair = { oldName: text, newName: text };
  const items = { type: 'object', required: Object.keys(pair), properties: pair };
  return { anyOf: [{ type: 'array', items }, text], description };
}

/** The example of the form as JSON: files by address, fields together, and what is a number as one. */
export function jsonExampleOf({ example, parts }: Operation): object {
  const fields = Object.entries(parts).find(([, { kind }]) => kind === 'fields')?.[0];
  const body: Record<string, unknown> = {};
  const ofFields: Record<string, string> = {};
  for (const [name, value] of example.parts) {
    const kind = parts[name]?.kind;
    if (typeof value !== 'string') {
      const file = { url: `https://example.com/${value.sample}` };
      body[name] = kind && isList(kind) ? [...((body[name] as object[] | undefined) ?? []), file] : file;
    } else if (kind === undefined) ofFields[name] = value;
    else body[name] = jsonValue(kind, value);
  }
  return { ...body, ...(fields && { [fields]: ofFields }) };
}

function jsonValue(kind: PartKind, text: string): unknown {
  if (kind === 'page') return Number(text);
  return kind === 'renames' ? JSON.parse(text) : text;
}

/** How the result of any operation can be asked for. */
export function outputParameters({ result }: Operation, language: Language) {
  const words = inputWords[language];
  const parameter = (name: string, where: 'query' | 'header', description: string, schema: object) => ({
    name,
    in: where,
    required: false,
    description,
    schema,
  });
  const answer = { ...text, enum: ['file', 'link'], default: 'file' };
  return [
    ...(result.kind === 'json' ? [] : [parameter('answer', 'query', words.answer, answer)]),
    parameter('x-deliver-to', 'header', words.deliverTo, { ...text, format: 'uri' }),
  ];
}

/** What answers in the place of the file. */
export const describeHandedOver = ({ result }: Operation) => {
  const delivery = { $ref: '#/components/schemas/Delivery' };
  const link = { $ref: '#/components/schemas/Link' };
  return result.kind === 'json' ? {} : { 'application/json': { schema: { oneOf: [link, delivery] } } };
};
