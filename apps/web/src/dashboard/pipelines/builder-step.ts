import {
  isFileKind,
  type KnownOperation,
  type Part,
  type Pipeline,
  type PipelineStep,
  type StepValue,
} from '@pagesmith/operations';
import { type Draft, emptyDraft } from '../tools/request/draft.ts';
import { requestOf, type SentPart, type ToolRequest, usedParts } from '../tools/request/request.ts';
import type { Tool } from '../tools/tool.ts';

/** One step as it is being built: the tool with its form, and which earlier results it takes. */
export interface BuilderStep {
  /** Its own, wherever it comes to stand. */
  readonly key: number;
  readonly tool: KnownOperation;
  readonly draft: Draft;
  /** By file part, the key of the step whose result it takes. */
  readonly taken: Readonly<Record<string, number>>;
  /** By part or form field, the name of the parameter that its text is. */
  readonly parameters: Readonly<Record<string, string>>;
}

const filePartsOf = (tool: Tool, draft: Draft): [name: string, part: Part][] =>
  usedParts(tool, draft).filter(([, { kind }]) => isFileKind(kind));

export const makesPdf = ({ tool }: BuilderStep): boolean => tool.result.kind === 'pdf';

/** A new last step: its first file is what the step before it makes. */
export function withStep(steps: readonly BuilderStep[], tool: KnownOperation): BuilderStep[] {
  const key = Math.max(0, ...steps.map((step) => step.key)) + 1;
  const before = steps.filter(makesPdf).at(-1);
  const [first] = filePartsOf(tool, emptyDraft);
  const taken = before && first ? { [first[0]]: before.key } : {};
  return [...steps, { key, tool, draft: emptyDraft, taken, parameters: {} }];
}

/** The place of the step whose result a part takes, if it still stands before this one. */
export function placeTaken(steps: readonly BuilderStep[], index: number, part: string): number | undefined {
  const key = steps[index]?.taken[part];
  const place = steps.slice(0, index).findIndex((step) => step.key === key && makesPdf(step));
  return place < 0 ? undefined : place;
}

/** The tool without the file that comes from another step; where it takes several, one less has to be chosen. */
export function toolAt(steps: readonly BuilderStep[], index: number): KnownOperation {
  const { tool } = steps[index] as BuilderStep;
  const asked = Object.entries(tool.parts).flatMap(([name, part]): [string, Part][] => {
    if (placeTaken(steps, index, name) === undefined) return [[name, part]];
    return part.kind === 'pdf' ? [] : [[name, { ...part, countMin: (part.countMin ?? 1) - 1 }]];
  });
  return { ...tool, parts: Object.fromEntries(asked) };
}

/** The texts of a step that can be parameters: what is written once, and not as JSON. */
export function textsOf(steps: readonly BuilderStep[], index: number): string[] {
  const { draft, parameters } = steps[index] as BuilderStep;
  const tool = toolAt(steps, index);
  const written = requestOf(tool, draft).parts.flatMap(([name, value]) =>
    typeof value === 'string' && tool.parts[name]?.kind !== 'renames' ? [name] : [],
  );
  const isOnce = (name: string) => written.indexOf(name) === written.lastIndexOf(name);
  return [...new Set([...written.filter(isOnce), ...Object.keys(parameters)])];
}

/** A text, or the parameter that it is; what is typed stands in for one that is not sent. */
const valueOfText = ({ parameters }: BuilderStep, name: string, text: string): StepValue => {
  const part = parameters[name]?.trim();
  return part ? { part, default: text } : text;
};

/** The call that the steps come to: the pipeline as JSON, and a part for the files of each form. */
export function pipelineRequest(
  steps: readonly BuilderStep[],
): ToolRequest & { readonly pipeline: Pipeline } {
  const sent: SentPart[] = [];
  const built = steps.map((step, index): PipelineStep => {
    const values = new Map<string, StepValue[]>();
    const add = (name: string, value: StepValue) => values.set(name, [...(values.get(name) ?? []), value]);
    for (const [name] of filePartsOf(step.tool, step.draft)) {
      const place = placeTaken(steps, index, name);
      if (place !== undefined) add(name, { step: place + 1 });
    }
    for (const [name, value] of requestOf(toolAt(steps, index), step.draft).parts) {
      if (typeof value === 'string') {
        add(name, valueOfText(step, name, value));
        continue;
      }
      const part = `step-${index + 1}-${name}`;
      if (!sent.some(([known]) => known === part)) add(name, { part });
      sent.push([part, value]);
    }
    // A parameter without a text of ours has to be sent by whoever runs it.
    for (const [name, part] of Object.entries(step.parameters)) if (!values.has(name)) add(name, { part });
    const parts = [...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]);
    const options = Object.entries(step.draft.options).filter(([, value]) => value);
    return {
      operation: step.tool.id,
      parts: Object.fromEntries(parts),
      ...(options.length > 0 && { options: Object.fromEntries(options) }),
    };
  });
  const pipeline = { steps: built };
  const password = steps.map(({ draft }) => draft.password).find(Boolean) ?? '';
  return { path: '/pipelines', parts: [['pipeline', JSON.stringify(pipeline)], ...sent], password, pipeline };
}
