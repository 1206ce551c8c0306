import type { Words } from '@pagesmith/kernel';
import { definitions } from '../registry.ts';
import { expectations, pipelineFailures } from './failures.ts';
import { type Pipeline, pipelineShape } from './pipeline.ts';

export function parsePipeline(text: string): Pipeline {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw pipelineFailures.pipelineNotJson({ cause });
  }
  return readPipeline(json);
}

/** Throws the first thing that is wrong with its form, and says where. */
export function readPipeline(json: unknown): Pipeline {
  const { data, error } = pipelineShape.safeParse(json);
  if (data) {
    requireOwnNames(data);
    return data;
  }
  const path = error.issues[0]?.path ?? [];
  throw pipelineFailures.pipelineMalformed({ at: placeOf(path), expected: expectedAt(path) });
}

function requireOwnNames({ steps }: Pipeline): void {
  const names = steps.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw pipelineFailures.stepNameRepeated({ name: repeated });
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1) || 'pipeline';

function expectedAt([first, index, key]: readonly PropertyKey[]): Words {
  if (first === undefined) return expectations.pipeline;
  if (first !== 'steps') return expectations.name;
  if (index === undefined) return expectations.steps;
  if (key === 'operation') return oneOf(definitions.map(({ id }) => id));
  if (key === 'id') return expectations.name;
  return key === 'parts' || key === 'options' ? expectations[key] : expectations.step;
}

const oneOf = (names: readonly string[]): Words => ({
  en: `one of: ${names.join(', ')}`,
  fr: `l’une de ces valeurs\u00a0: ${names.join(', ')}`,
});
