import { isFileKind, type Part } from '../define/index.ts';
import { type KnownOperation, operations } from '../operations.ts';
import { isPartReference, type Pipeline, type PipelineStep } from './pipeline.ts';

/** A part that whoever runs a pipeline sends along with it. */
export interface PipelineParameter {
  readonly name: string;
  readonly isFile: boolean;
  /** Of a text that may be left out. */
  readonly default?: string | undefined;
}

export function operationOf({ operation }: PipelineStep): KnownOperation {
  const found = operations.find(({ id }) => id === operation);
  if (!found) throw new Error(`no operation ${operation}`);
  return found;
}

/** The definition that takes a part: its own, or the one that takes all others. */
export const partOf = ({ parts }: KnownOperation, name: string): Part | undefined =>
  (Object.hasOwn(parts, name) && parts[name]) || Object.values(parts).find(({ kind }) => kind === 'fields');

/** Every part that the steps refer to, once, in the order of the steps: the parameters of the pipeline. */
export function parametersOf({ steps }: Pipeline): PipelineParameter[] {
  const found = new Map<string, PipelineParameter>();
  const note = (given: unknown, isFile: boolean) => {
    if (!isPartReference(given)) return;
    const earlier = found.get(given.part);
    found.set(given.part, {
      name: given.part,
      isFile: isFile || earlier?.isFile === true,
      default: earlier ? earlier.default && given.default : given.default,
    });
  };
  for (const step of steps) {
    const operation = operationOf(step);
    for (const [name, given] of Object.entries(step.parts)) {
      const kind = partOf(operation, name)?.kind;
      for (const one of [given].flat()) note(one, kind !== undefined && isFileKind(kind));
    }
    for (const given of Object.values(step.options ?? {})) note(given, false);
  }
  return [...found.values()];
}
