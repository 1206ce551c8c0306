import { isFileKind, operations, type Pipeline, type PipelineStep } from '@pagesmith/operations';
import { extrasOf } from '../tools/extras.ts';
import {
  type Draft,
  emptyDraft,
  nextPairId,
  pairsIn,
  withOption,
  withPairs,
  withText,
} from '../tools/request/draft.ts';
import { partOfKind } from '../tools/stage/stage-props.ts';
import type { Tool } from '../tools/tool.ts';
import type { BuilderStep } from './builder-step.ts';

/** A saved pipeline in the builder: everything but the files, which are chosen anew. */
export function stepsFrom({ steps }: Pipeline): BuilderStep[] {
  const keyOf = (name: string | number) =>
    typeof name === 'number' ? name : steps.findIndex(({ id }) => id === name) + 1;
  return steps.flatMap((step, index) => {
    const tool = operations.find(({ id }) => id === step.operation);
    if (!tool) return [];
    const values = Object.entries(step.parts).flatMap(([name, given]) =>
      [given].flat().map((value) => [name, value] as const),
    );
    const taken = values.flatMap(([name, value]) =>
      typeof value === 'object' && 'step' in value ? [[name, keyOf(value.step)]] : [],
    );
    const named = values.flatMap(([name, value]) =>
      typeof value === 'object' && 'part' in value && !isFileIn(tool, name) ? [[name, value.part]] : [],
    );
    const parameters = Object.fromEntries(named);
    const draft = draftOf(step, tool);
    return [{ key: index + 1, tool, draft, taken: Object.fromEntries(taken), parameters }];
  });
}

const isFileIn = ({ parts }: Tool, name: string): boolean => {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return part !== undefined && isFileKind(part.kind);
};

function draftOf({ parts, options = {} }: PipelineStep, tool: Tool): Draft {
  let draft = emptyDraft;
  for (const [name, given] of Object.entries(parts)) {
    const texts = [given].flat().flatMap(textOf);
    const [text] = texts;
    if (text === undefined) continue;
    draft = Object.hasOwn(tool.parts, name)
      ? withText(draft, name, text)
      : withRows(draft, partOfKind(tool, 'fields'), name, texts);
  }
  for (const [name, given] of Object.entries(options)) {
    const [text] = textOf(given);
    if (text !== undefined) draft = withOption(draft, name, text);
  }
  return extrasOf(tool.id).adopt?.(draft) ?? draft;
}

/** As if they had been typed: no form is open that could offer its fields. */
function withRows(draft: Draft, part: string, name: string, values: readonly string[]): Draft {
  const pairs = pairsIn(draft, part);
  const first = nextPairId(pairs);
  return withPairs(draft, part, [
    ...pairs,
    ...values.map((value, index) => ({ id: first + index, name, value })),
  ]);
}

/** What is written out, or stands for a text that is left out. */
function textOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return 'default' in value && typeof value.default === 'string' ? [value.default] : [];
}
