import type { SavedPipelines } from '@pagesmith/accounts';
import { scopeOf } from '@pagesmith/catalog';
import {
  type OperationId,
  operations,
  parsePipeline,
  planPipeline,
  type ReceivedPart,
  readOptions,
  requestFailures,
  single,
  toText,
} from '@pagesmith/operations';
import type { Callable, PlannedCall } from '../callable.ts';
import type { KindOf } from '../inputs/input-kind.ts';
import { pipelineFailures } from './failures.ts';
import { pipelinesId } from './pipelines-id.ts';

const partName = 'pipeline';
const textLengthMax = 1_000_000;

/** Whichever operations the steps are of, the key needs a scope for each: that is known once they have been read. */
const scopes = ['operations', ...operations.map(({ id }) => scopeOf(id))];

/** A part that the steps refer to may be a file or a text, as the request has it. */
const kindOf: KindOf = (name) => (name === partName ? 'json' : 'file');

const common = { id: pipelinesId, isProTool: false, scopes, stepsFollow: true, kindOf, plan } as const;

/** A pipeline that the request brings along. */
export const pipelineCall: Callable = {
  ...common,
  endpoint: '/pipelines',
  complete: async (upload) => upload,
};

/** A pipeline that was saved under a name: from here on as if the request had brought it. */
export const savedPipelineCall = (name: string, saved: Pick<SavedPipelines, 'find'>): Callable => ({
  ...common,
  endpoint: `/pipelines/${name}`,
  complete: async (upload, { accountId }) => {
    if (upload.parts.some((part) => part.name === partName)) throw pipelineFailures.pipelineGivenTwice();
    const { definition } = await saved.find(accountId, name);
    const content = JSON.stringify(definition);
    // Another pipeline under the same name makes it another request.
    const hash = upload.hash && `${upload.hash} ${content}`;
    return { ...upload, hash, parts: [{ name: partName, content }, ...upload.parts] };
  },
});

function plan(parts: readonly ReceivedPart[], query: Readonly<Record<string, string>>): PlannedCall {
  readOptions({ options: {} }, query);
  const own = parts.filter(({ name }) => name === partName);
  if (own.length === 0) throw requestFailures.partMissing({ part: partName, isFile: false });
  const pipeline = parsePipeline(toText(partName, single(partName, own, false), textLengthMax));
  const planned = planPipeline(
    pipeline,
    parts.filter(({ name }) => name !== partName),
  );
  const called = planned.steps.map(({ operation }) => {
    const { isProTool } = operationOf(operation);
    return { operation, isProTool };
  });
  const answering = planned.steps[planned.answer];
  if (!answering) throw new Error('no step answers');
  return { ...planned, called, result: operationOf(answering.operation).result };
}

function operationOf(id: OperationId) {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
