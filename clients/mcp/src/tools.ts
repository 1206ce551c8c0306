import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import {
  type OperationEntry,
  type OperationId,
  type OptionEntry,
  operations,
  type PartEntry,
} from '@pagesmith/client';
import { words } from '@pagesmith/client/words';
import { offeredRoutes, toolOfRoute } from './route-tools.ts';

const file = {
  type: 'string',
  description:
    'A path, an http or https address, the URI of an earlier result, or file: or job: with the id of an uploaded file or of a job.',
};

const texts = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };

function schemaOfPart({ kind, choices, countMin, countMax }: PartEntry): Record<string, unknown> {
  switch (kind) {
    case 'file':
      return file;
    case 'files':
      return { type: 'array', items: file, minItems: countMin, maxItems: countMax };
    case 'text':
    case 'path':
      return { type: 'string' };
    case 'integer':
      return { type: 'integer', minimum: 1 };
    case 'choice':
      return { type: 'string', enum: choices };
    case 'fields':
      return { type: 'object', additionalProperties: texts };
    case 'pairs':
      return {
        type: 'array',
        items: { type: 'object', required: ['oldName', 'newName'], properties: names },
      };
    case 'pipeline':
      return { type: 'object', required: ['steps'], properties: { steps: { type: 'array' } } };
    case 'parts':
      return {
        type: 'object',
        additionalProperties: texts,
        description: 'A text, or @ and what a file may be: a path, an address, the URI of an earlier result.',
      };
  }
}

const names = { oldName: { type: 'string' }, newName: { type: 'string' } };

function schemaOfOption({ kind, choices }: OptionEntry) {
  if (kind === 'flag') return { type: 'boolean' };
  const one = { type: 'string', enum: choices };
  return kind === 'choices' ? { type: 'array', items: one } : one;
}

/** What a call takes besides the operation's own parts and options. */
const password = { type: 'string', description: 'Opens protected files.' };
const output = {
  type: 'string',
  description: 'The path to save the result at. Without it the result is a resource.',
};
const link = {
  type: 'boolean',
  description: 'Answer with a link to the result, which anybody can use until it expires.',
};

/** An option that has the name of one of ours is told apart from it. */
export const argumentOf = (option: string): string =>
  ['password', 'output', 'link'].includes(option) ? `${option}As` : option;

const renamed = (properties: Record<string, object>): Record<string, object> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [argumentOf(name), schema]));

function toolOf(id: OperationId, { parts, options, result, isCall, isJob }: OperationEntry): Tool {
  const { name, summary, description, help } = words.en.operations[id];
  const described = (entries: [string, Record<string, unknown>][]) =>
    Object.fromEntries(
      entries.map(([property, schema]) => {
        const about = [help[property], schema.description].filter(Boolean).join(' ');
        return [property, { ...schema, description: about }];
      }),
    );
  return {
    name: id,
    title: name,
    description: [summary, description].filter(Boolean).join(' '),
    inputSchema: {
      type: 'object',
      required: Object.keys(parts).filter((part) => parts[part]?.isRequired),
      properties: {
        ...described(Object.entries(parts).map(([part, entry]) => [part, schemaOfPart(entry)])),
        ...renamed(
          described(Object.entries(options).map(([option, entry]) => [option, schemaOfOption(entry)])),
        ),
        ...(isCall && { password }),
        ...(result.kind !== 'json' && { output, ...(!isJob && { link }) }),
      },
      additionalProperties: false,
    },
    annotations: {
      readOnlyHint: isCall && result.kind === 'json',
      destructiveHint: false,
      openWorldHint: true,
    },
  };
}

export const tools: readonly Tool[] = [
  ...(Object.keys(operations) as OperationId[]).map((id) => toolOf(id, operations[id])),
  ...offeredRoutes.map(toolOfRoute),
];
