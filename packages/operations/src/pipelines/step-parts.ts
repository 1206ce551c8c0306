import { isFileKind, type Part, type ReceivedPart } from '../define/index.ts';
import type { KnownOperation } from '../operations.ts';
import { pipelineFailures } from './failures.ts';
import { operationOf, partOf } from './parameters.ts';
import {
  isPartReference,
  type PartReference,
  type Pipeline,
  type StepName,
  type StepValue,
} from './pipeline.ts';

export interface Planning {
  readonly pipeline: Pipeline;
  /** Absent where only the pipeline is known: then every part that it refers to is taken to be there, and fitting. */
  readonly received?: readonly ReceivedPart[] | undefined;
  /** Where the result of a step will lie. */
  sourceOf(index: number): string;
}

/** Where a value stands: in which step, and in which part of its operation. */
export interface Place {
  readonly index: number;
  readonly name: string;
  readonly operation: KnownOperation;
}

type Content = ReceivedPart['content'];

/** What a value comes to, as if it had been sent: a part of the request may have been sent several times. */
export function contentsOf(given: StepValue, place: Place, planning: Planning): Content[] {
  if (typeof given !== 'object') return [String(given)];
  if (!isPartReference(given))
    return [{ source: planning.sourceOf(placeOfPdf(given.step, place, planning)) }];
  if (planning.received) return sentAs(given, planning.received);
  const part = partOf(place.operation, place.name);
  return part && isFileKind(part.kind) ? [{ source: '' }] : [given.default ?? anyText(part)];
}

/** Of the parts with the name that is referred to. */
export function sentAs(reference: PartReference, received: readonly ReceivedPart[]): Content[] {
  const sent = received.filter(({ name }) => name === reference.part).map(({ content }) => content);
  if (sent.length > 0) return sent;
  if (reference.default !== undefined) return [reference.default];
  throw pipelineFailures.partNotSent({ part: reference.part });
}

/** A text that the part accepts, whatever will be sent in its place. */
function anyText(part: Part | undefined): string {
  if (part?.kind === 'renames') return '[{"oldName":"a","newName":"b"}]';
  return part?.choices?.[0] ?? '1';
}

/** The place of an earlier step that makes a PDF. */
export function placeOfPdf(name: StepName, { index }: Pick<Place, 'index'>, { pipeline }: Planning): number {
  const found = placeOf(name, pipeline, index);
  const step = pipeline.steps[found];
  if (step && operationOf(step).result.kind !== 'pdf') {
    throw pipelineFailures.stepResultNotPdf({ name: String(name), operation: step.operation });
  }
  return found;
}

/** The place of a step by its name or its number, among the first so many. */
export function placeOf(name: StepName, { steps }: Pipeline, count = steps.length): number {
  const known = steps.slice(0, count);
  const found = typeof name === 'number' ? name - 1 : known.findIndex(({ id }) => id === name);
  if (known[found]) return found;
  const accepted = known.map(({ id }, place) => id ?? String(place + 1));
  throw pipelineFailures.stepUnknown({ name: String(name), accepted });
}
