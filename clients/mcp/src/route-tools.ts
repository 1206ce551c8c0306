import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { type RouteEntry, type RouteId, routes, type ValueEntry } from '@pagesmith/client';
import { words } from '@pagesmith/client/words';

/** Not keys and webhooks: their answers are secrets, which have no place in a conversation with an assistant. */
const secret = /^\/(keys|webhook-endpoints)\b/;

export const offeredRoutes: readonly RouteId[] = (Object.keys(routes) as RouteId[]).filter(
  (id) => !secret.test(routes[id].path),
);

export const isOfferedRoute = (name: string): name is RouteId =>
  offeredRoutes.some((offered) => offered === name);

export function toolOfRoute(id: RouteId): Tool {
  const { method, values, answer }: RouteEntry = routes[id];
  const { summary, help } = words.en.routes[id];
  const properties = Object.entries(values).map(([name, value]) => [
    name,
    { ...schemaOf(value), ...(help[name] && { description: help[name] }) },
  ]);
  const output = { type: 'string', description: 'The path to save the file at.' };
  return {
    name: id,
    title: summary,
    description: `${summary}.`,
    inputSchema: {
      type: 'object',
      required: Object.keys(values).filter((name) => values[name]?.isRequired),
      properties: { ...Object.fromEntries(properties), ...(answer === 'file' && { output }) },
      additionalProperties: false,
    },
    annotations: {
      readOnlyHint: method === 'GET',
      destructiveHint: method === 'DELETE' || method === 'PUT',
      openWorldHint: true,
    },
  };
}

function schemaOf({ kind, choices }: ValueEntry): Record<string, unknown> {
  const text = { type: 'string', ...(choices && { enum: choices }) };
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return { type: 'number' };
    case 'flag':
      return { type: 'boolean' };
    case 'texts':
      return { type: 'array', items: text };
    case 'json':
      return {};
  }
}
