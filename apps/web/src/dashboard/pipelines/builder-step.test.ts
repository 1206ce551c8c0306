import {
  type KnownOperation,
  type OperationId,
  operations,
  parametersOf,
  problemsOf,
} from '@pagesmith/operations';
import { expect, test } from 'vitest';
import { emptyDraft } from '../tools/request/draft.ts';
import { hasAllFiles } from '../tools/request/problems.ts';
import { type BuilderStep, pipelineRequest, textsOf, toolAt, withStep } from './builder-step.ts';
import { stepsFrom } from './steps-from.ts';

const tool = (id: OperationId) => operations.find((operation) => operation.id === id) as KnownOperation;
const pdf = (name: string) => new File(['%PDF-1.7'], name);
const fillAndMerge = (): [BuilderStep, BuilderStep] => {
  const [fill, merge] = withStep(withStep([], tool('fill-pdf')), tool('merge-pdf')) as [
    BuilderStep,
    BuilderStep,
  ];
  const pairs = { fields: [{ id: 1, name: 'city', value: 'Oslo' }] };
  const draft = { ...emptyDraft, files: { file: [pdf('form.pdf')] }, pairs, options: { flatten: 'true' } };
  const files = { files: [pdf('a.pdf'), pdf('b.pdf')] };
  return [
    { ...fill, draft },
    { ...merge, draft: { ...emptyDraft, files } },
  ];
};

test('steps that were built are the pipeline that they look like', () => {
  const { pipeline, parts } = pipelineRequest(fillAndMerge());
  expect(pipeline.steps).toEqual([
    {
      operation: 'fill-pdf',
      parts: { file: { part: 'step-1-file' }, city: 'Oslo' },
      options: { flatten: 'true' },
    },
    { operation: 'merge-pdf', parts: { files: [{ step: 1 }, { part: 'step-2-files' }] } },
  ]);
  expect(parts.slice(1).map(([name]) => name)).toEqual(['step-1-file', 'step-2-files', 'step-2-files']);
  expect(problemsOf(pipeline)).toEqual([]);
});

test('a result that is taken counts among the files that a step needs', () => {
  const [fill, merge] = fillAndMerge();
  const one = { ...merge, draft: { ...emptyDraft, files: { files: [pdf('a.pdf')] } } };
  expect(hasAllFiles(toolAt([fill, one], 1), one.draft)).toBe(true);
  expect(hasAllFiles(toolAt([one], 0), one.draft)).toBe(false);
});

test('a saved pipeline comes back into the builder without its files', () => {
  const { pipeline } = pipelineRequest(fillAndMerge());
  const again = stepsFrom(pipeline);
  const files = [{ file: [pdf('form.pdf')] }, { files: [pdf('a.pdf'), pdf('b.pdf')] }];
  const withFiles = again.map((step, index) => ({
    ...step,
    draft: { ...step.draft, files: files[index] ?? {} },
  }));
  expect(again.map(({ draft }) => draft.files)).toEqual([{}, {}]);
  expect(pipelineRequest(withFiles).pipeline).toEqual(pipeline);
});

test('a text becomes a parameter, whose own text is used if none is sent, and comes back as one', () => {
  const [fill, merge] = fillAndMerge();
  const named = { ...fill, parameters: { city: 'town' } };
  const { pipeline } = pipelineRequest([named, merge]);
  expect(textsOf([named, merge], 0)).toEqual(['city']);
  expect(pipeline.steps[0]?.parts.city).toEqual({ part: 'town', default: 'Oslo' });
  expect(parametersOf(pipeline)).toContainEqual({ name: 'town', isFile: false, default: 'Oslo' });
  expect(problemsOf(pipeline)).toEqual([]);
  const [again] = stepsFrom(pipeline);
  expect(again).toMatchObject({
    parameters: { city: 'town' },
    draft: { pairs: { fields: [{ value: 'Oslo' }] } },
  });
});

test('a parameter without a text of its own is kept when the pipeline is saved again', () => {
  const parts = { file: { part: 'file' }, pages: { part: 'which' } };
  const steps = stepsFrom({ steps: [{ operation: 'extract-pages', parts }] });
  expect(pipelineRequest(steps).pipeline.steps[0]?.parts).toMatchObject({ pages: { part: 'which' } });
});

test('a step whose source is gone asks for a file of its own', () => {
  const { pipeline } = pipelineRequest(fillAndMerge().slice(1));
  expect(pipeline.steps).toEqual([{ operation: 'merge-pdf', parts: { files: { part: 'step-1-files' } } }]);
});
