import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import {
  type OperationEntry,
  type OperationId,
  type OptionEntry,
  operations,
  type PartEntry,
} from '@pagesmith/client';
import { words } from '@pagesmith/client/words';

const file = {
  type: 'string',
  description: 'A path, an http or https address, or the URI of an earlier result.',
};

function schemaOfPart({ kind, choices, countMin, countMax }: PartEntry): Record<string, unknown> {
  switch (kind) {
    case 'file':
      return file;
    case 'files':
      return { type: 'array', items: file, minItems: countMin, maxItems: countMax };
    case 'text':
      return { type: 'string' };
    case 'integer':
      return { type: 'integer', minimum: 1 };
    case 'choice':
      return { type: 'string', enum: choices };
    case 'fields':
      return {
        type: 'object',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      };
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
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
        description: 'A text, or @ and what a file may be: a path, an address, the URI of an earlier result.',
      };
  }
}

const names = { oldName: { type: 'string' }, newName: { type: 'string' } };

const schemaOfOption = ({ kind, choices }: OptionEntry) =>
  kind === 'flag' ? { type: 'boolean' } : { type: 'string', enum: choices };

/** What a call takes besides the operation's own parts and options. */
const password = { type: 'string', description: 'Opens protected files.' };
const output = {
  type: 'string',
  description: 'The path to save the result at. Without it the result is a resource.',
};

function toolOf(id: OperationId, { parts, options, result }: OperationEntry): Tool {
  const { name, summary, description, help } = words.en[id];
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
    description: `${summary} ${description}`,
    inputSchema: {
      type: 'object',
      required: Object.keys(parts).filter((part) => parts[part]?.isRequired),
      properties: {
        ...described(Object.entries(parts).map(([part, entry]) => [part, schemaOfPart(entry)])),
        ...described(Object.entries(options).map(([option, entry]) => [option, schemaOfOption(entry)])),
        password,
        ...(result.kind !== 'json' && { output }),
      },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: result.kind === 'json', destructiveHint: false, openWorldHint: true },
  };
}

export const tools: readonly Tool[] = (Object.keys(operations) as OperationId[]).map((id) =>
  toolOf(id, operations[id]),
);
