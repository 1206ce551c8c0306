import { pipelineStepsMax } from '@pagesmith/catalog';
import { Failure } from '@pagesmith/kernel';
import { expect, test } from 'vitest';
import { parametersOf, parsePipeline, planPipeline, problemsOf, readPipeline } from './index.ts';

const fill = {
  operation: 'fill-pdf',
  parts: { file: { part: 'form' }, city: { part: 'city', default: 'Oslo' } },
};
const form = { name: 'form', content: { source: 'form' } };
const after = (...steps: unknown[]) => ({ steps: [fill, ...steps] });

const failureOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('it succeeded');
};

test('a step takes what was sent, what was written, and what an earlier step makes', () => {
  const merge = { operation: 'merge-pdf', parts: { files: [{ step: 'filled' }, { part: 'annexes' }] } };
  const pipeline = readPipeline({ steps: [{ id: 'filled', ...fill }, merge], result: 1 });
  const annexes = ['a', 'b'].map((source) => ({ name: 'annexes', content: { source } }));
  const { steps, answer } = planPipeline(pipeline, [form, ...annexes]);
  expect(answer).toBe(0);
  expect(steps[0]?.input).toMatchObject({ file: { source: 'form' }, fields: new Map([['city', ['Oslo']]]) });
  expect(steps[1]).toMatchObject({
    input: { files: [{ source: 'step-1' }, { source: 'a' }, { source: 'b' }] },
    takes: [0],
  });
});

test('the parameters of a pipeline are the parts that its steps refer to', () => {
  expect(parametersOf(readPipeline({ steps: [fill, fill] }))).toEqual([
    { name: 'form', isFile: true, default: undefined },
    { name: 'city', isFile: false, default: 'Oslo' },
  ]);
});

test.each([
  ['steps', { steps: [] }],
  ['steps', { steps: Array.from({ length: pipelineStepsMax + 1 }, () => fill) }],
  ['steps[0].operation', { steps: [{ operation: 'shred', parts: {} }] }],
  ['steps[0].parts', { steps: [{ operation: 'merge-pdf' }] }],
  ['result', { steps: [fill], result: {} }],
  ['pipeline', { steps: [fill], colour: 'red' }],
])('a pipeline that is malformed is told where: %s', (place, json) => {
  const failure = failureOf(() => readPipeline(json));
  expect(failure).toMatchObject({ code: 'pipeline_malformed', status: 400 });
  expect(failure.in('en')).toContain(place);
  expect(failure.in('fr')).toContain(place);
});

test.each([
  ['pipeline_not_json', () => parsePipeline('steps')],
  [
    'step_name_repeated',
    () =>
      readPipeline({
        steps: [
          { id: 'a', ...fill },
          { id: 'a', ...fill },
        ],
      }),
  ],
  ['part_unused', () => planPipeline(readPipeline(after()), [form, { name: 'nmae', content: 'x' }])],
  ['part_not_sent', () => planPipeline(readPipeline(after()), [])],
])('what is wrong with a pipeline has a code: %s', (code, work) => {
  expect(failureOf(work).code).toBe(code);
});

test.each([
  ['step_unknown', { operation: 'extract-pages', parts: { file: { step: 2 }, pages: '1' } }],
  ['step_result_not_pdf', { operation: 'merge-pdf', parts: { files: [{ step: 1 }, { step: 'fields' }] } }],
  ['part_missing', { operation: 'extract-pages', parts: { file: { step: 1 } } }],
  ['part_not_file', { operation: 'list-fields', parts: { file: 'form.pdf' } }],
  [
    'query_option_unknown',
    { operation: 'list-fields', parts: { file: { step: 1 } }, options: { flat: true } },
  ],
])('what is wrong with a step is told with its number, before anything is sent: %s', (code, step) => {
  const listing = { id: 'fields', operation: 'list-fields', parts: { file: { step: 1 } } };
  const at = code === 'step_result_not_pdf' ? [listing, step] : [step];
  const [problem, ...others] = problemsOf(readPipeline(after(...at)));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code, facts: { step: at.length + 1 } });
  expect(problem?.in('fr')).toMatch(new RegExp(`^Étape ${at.length + 1} \\(${step.operation}\\)`));
});

test('a pipeline is sound whatever texts will be sent with it', () => {
  const text = (part: string) => ({ part });
  const steps = [
    { operation: 'rename-fields', parts: { file: text('form'), renameMap: text('renames') } },
    {
      operation: 'replace-page',
      parts: { original: { step: 1 }, replacement: text('form'), page: text('page') },
    },
    { operation: 'insert-pdf', parts: { base: { step: 2 }, insert: text('form'), position: text('at') } },
    { operation: 'fill-pdf', parts: { file: { step: 3 } }, options: { flatten: text('flatten') } },
  ];
  expect(problemsOf(readPipeline({ steps }))).toEqual([]);
});
