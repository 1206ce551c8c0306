import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import {
  type FileCallId,
  FileResult,
  type Inputs,
  type OperationEntry,
  type OperationId,
  operations,
  type Pagesmith,
  PagesmithError,
  type RouteId,
  type RouteInputs,
} from '@pagesmith/client';
import type { Files } from './files.ts';
import type { KeptResults } from './kept-results.ts';
import { isOfferedRoute } from './route-tools.ts';
import { argumentOf } from './tools.ts';

export interface Workplace {
  readonly pagesmith: Pagesmith;
  readonly results: KeptResults;
  readonly files: Files;
}

interface Arguments {
  readonly password?: string;
  readonly output?: string;
  readonly link?: boolean;
  readonly [name: string]: unknown;
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);
export const isTool = (name: string): name is OperationId | RouteId =>
  isOperation(name) || isOfferedRoute(name);

/** A failure is an answer too: the assistant reads what was wrong and what is accepted. */
export async function callTool(
  place: Workplace,
  id: OperationId | RouteId,
  given: Arguments,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    return await answer(place, id, given, signal);
  } catch (error) {
    const code = error instanceof PagesmithError ? ` (${error.code})` : '';
    return { isError: true, content: [{ type: 'text', text: `${(error as Error).message}${code}` }] };
  }
}

async function answer(
  place: Workplace,
  id: OperationId | RouteId,
  { output, ...given }: Arguments,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const path = output === undefined ? undefined : place.files.place(output);
  const result = isOperation(id)
    ? await called(place, id, given, signal)
    : await place.pagesmith.ask(id, given as RouteInputs[RouteId], { signal });
  if (!(result instanceof FileResult)) {
    const data = { ...(result as object) };
    return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data };
  }
  const { uri, name, mimeType, path: saved } = await place.results.keep(result, path);
  const warnings = result.warnings.map(({ code, count }) => `${code} (${count})`).join(', ');
  const text = `Saved at ${saved}.${warnings && ` Warnings: ${warnings}.`}`;
  return {
    content: [
      { type: 'text', text },
      { type: 'resource_link', uri, name, mimeType },
    ],
  };
}

async function called(
  { pagesmith, files }: Workplace,
  id: OperationId,
  { password, link, ...values }: Arguments,
  signal: AbortSignal,
): Promise<unknown> {
  const { options }: OperationEntry = operations[id];
  const byName = Object.entries(values).map(([name, value]) => {
    const option = Object.keys(options).find((known) => argumentOf(known) === name);
    return [option ?? name, value];
  });
  const opened = await openFiles(operations[id], values, files);
  const input = { ...Object.fromEntries(byName), ...opened } as Inputs[OperationId];
  const settings = { signal, ...(password !== undefined && { password }) };
  const result = link
    ? await pagesmith.link(id as FileCallId, input as Inputs[FileCallId], settings)
    : await pagesmith.call(id, input, settings);
  return result instanceof FileResult ? result : result.data;
}

async function openFiles({ parts }: OperationEntry, values: Record<string, unknown>, files: Files) {
  const entries = Object.entries(parts).filter(
    ([name, { kind }]) => (kind.startsWith('file') || kind === 'parts') && values[name] !== undefined,
  );
  const opened = entries.map(async ([name, { kind }]) => {
    const given = values[name];
    if (kind === 'parts') return [name, await openParts(Object(given), files)] as const;
    if (kind === 'file') return [name, await files.open(String(given))] as const;
    return [name, await Promise.all((given as unknown[]).map((one) => files.open(String(one))))] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}

/** Of a pipeline: what begins with @ is a file. */
async function openParts(given: Record<string, unknown>, files: Files) {
  const opening = (text: string) => (text.startsWith('@') ? files.open(text.slice(1)) : text);
  const opened = Object.entries(given).map(
    async ([name, value]) => [name, await Promise.all([value].flat().map(String).map(opening))] as const,
  );
  return Object.fromEntries(await Promise.all(opened));
}
