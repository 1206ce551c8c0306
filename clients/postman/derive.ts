// A Postman collection (v2.1): a request for each operation with the values of its example, and those of a job.
import type { ApiDescription, OperationDescription, PartDescription } from '@pagesmith/source';

interface FormRow {
  readonly key: string;
  readonly type: 'file' | 'text';
  readonly src?: string;
  readonly value?: string;
  readonly description: string;
  readonly disabled?: true;
}

export const derive = (api: ApiDescription): Record<string, string> => ({
  'derived/pagesmith.postman_collection.json': JSON.stringify(collectionOf(api)),
});

function collectionOf({ operations }: ApiDescription) {
  return {
    info: {
      name: 'Pagesmith',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: ['url', 'key', 'job', 'call'].map((key) => ({ key, value: '' })),
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-api-key' },
        { key: 'value', value: '{{key}}' },
        { key: 'in', value: 'header' },
      ],
    },
    item: [...operations.map(requestOf), ...others],
  };
}

/** What follows a call: its job and its report. */
const others = [
  ['get-job', 'GET', ['jobs', '{{job}}']],
  ['get-job-result', 'GET', ['jobs', '{{job}}', 'result']],
  ['delete-job', 'DELETE', ['jobs', '{{job}}']],
  ['get-call-report', 'GET', ['calls', '{{call}}', 'report']],
].map(([name, method, path]) => ({ name, request: { method, url: urlOf(path as string[], []) } }));

function requestOf(operation: OperationDescription) {
  const { id, summary, description, options, example } = operation;
  const query = [
    ...options.map(({ name, choices, help }) => ({
      key: name,
      value: example.options[name] ?? choices?.[0] ?? 'true',
      description: help.en,
      disabled: example.options[name] === undefined,
    })),
    { key: 'async', value: 'true', description: 'Answers at once with a job.', disabled: true },
  ];
  return {
    name: id,
    request: {
      method: 'POST',
      description: `${summary.en} ${description.en}`,
      body: { mode: 'formdata', formdata: rowsOf(operation) },
      url: urlOf([id], query),
    },
  };
}

/** Whatever other parts there are. */
const takesOthers = ({ kind }: Pick<PartDescription, 'kind'>) => kind === 'fields' || kind === 'parts';

/** The parts of the example, then those that it leaves out, switched off. */
function rowsOf({ parts, example }: OperationDescription): FormRow[] {
  const helpOf = (name: string) =>
    (parts.find((part) => part.name === name) ?? parts.find(takesOthers))?.help.en ?? '';
  const given = example.parts.map(([key, value]): FormRow => {
    const description = helpOf(key);
    if (typeof value === 'string') return { key, type: 'text', value, description };
    return { key, type: 'file', src: value.sample, description };
  });
  const isLeftOut = ({ name, kind }: PartDescription) =>
    !takesOthers({ kind }) && !example.parts.some(([key]) => key === name);
  const leftOut = parts.filter(isLeftOut).map(({ name, choices, help }): FormRow => {
    const value = choices?.[0] ?? '';
    return { key: name, type: 'text', value, description: help.en, disabled: true };
  });
  return [...given, ...leftOut];
}

function urlOf(path: readonly string[], query: readonly object[]) {
  return { raw: `{{url}}/${path.join('/')}`, host: ['{{url}}'], path, query };
}
