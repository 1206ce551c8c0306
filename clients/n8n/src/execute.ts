import {
  type CallId,
  type FileCallId,
  FileResult,
  type Inputs,
  type OperationId,
  operations,
  Pagesmith,
  PagesmithError,
  type RouteId,
  type RouteInputs,
  routes,
  version,
} from '@pagesmith/client';
import { inputOf, valuesOf } from './given.ts';
import type { Execution, Item } from './n8n.ts';

/** One request for each item; one that fails stops the workflow, unless it is told to go on. */
export async function execute(execution: Execution): Promise<Item[][]> {
  const { url, key } = (await execution.getCredentials('pagesmithApi')) as { url: string; key: string };
  const pagesmith = new Pagesmith({ url, key, userAgent: `pagesmith-n8n/${version}` });
  const done: Item[] = [];
  for (const item of execution.getInputData().keys()) {
    try {
      done.push(await itemOf(execution, item, await answerTo(pagesmith, execution, item)));
    } catch (error) {
      if (!execution.continueOnFail()) throw error;
      const code = error instanceof PagesmithError ? { code: error.code } : {};
      done.push({ json: { error: (error as Error).message, ...code }, pairedItem: { item } });
    }
  }
  return [done];
}

async function answerTo(pagesmith: Pagesmith, execution: Execution, item: number): Promise<unknown> {
  const id = String(execution.getNodeParameter('operation', item));
  if (Object.hasOwn(routes, id)) {
    const route = id as RouteId;
    return pagesmith.ask(route, valuesOf(execution, item, routes[route]) as RouteInputs[RouteId]);
  }
  const operation = id as OperationId;
  const input = (await inputOf(execution, item, operations[operation])) as Inputs[OperationId];
  const result = await called(pagesmith, execution, item, operation, input);
  return result instanceof FileResult ? result : result.data;
}

function called(
  pagesmith: Pagesmith,
  execution: Execution,
  item: number,
  id: OperationId,
  input: Inputs[OperationId],
) {
  const { password } = execution.getNodeParameter('options', item, {}) as { password?: string };
  const settings = password ? { password } : {};
  const wanted = execution.getNodeParameter('resultAs', item, 'binary');
  if (wanted === 'link') return pagesmith.link(id as FileCallId, input as Inputs[FileCallId], settings);
  if (wanted !== 'delivery') return pagesmith.call(id, input, settings);
  const address = String(execution.getNodeParameter('resultTo', item));
  return pagesmith.deliver(id as CallId, input as Inputs[CallId], address, settings);
}

async function itemOf(execution: Execution, item: number, answer: unknown): Promise<Item> {
  const pairedItem = { item };
  if (!(answer instanceof FileResult)) return { json: { ...(answer as object) }, pairedItem };
  const { name, mediaType, requestId, creditsUsed, creditsRemaining, warnings } = answer;
  const field = String(execution.getNodeParameter('resultTo', item, 'data'));
  const content = Buffer.from(await answer.bytes());
  const binary = { [field]: await execution.helpers.prepareBinaryData(content, name, mediaType) };
  return {
    json: { name, mediaType, requestId, creditsUsed, creditsRemaining, warnings },
    binary,
    pairedItem,
  };
}
