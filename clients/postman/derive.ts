// A Postman collection (v2.1): a request for everything that the API offers, with the values of its example.
import type {
  ApiDescription,
  OperationDescription,
  PartDescription,
  RouteDescription,
} from '@pagesmith/source';

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

function collectionOf({ operations, routes }: ApiDescription) {
  const paths = [...operations, ...routes].map(({ path }) => path).join('');
  const inPaths = [...paths.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    info: {
      name: 'Pagesmith',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [...new Set(['url', 'key', ...inPaths])].map((key) => ({ key, value: '' })),
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-api-key' },
        { key: 'value', value: '{{key}}' },
        { key: 'in', value: 'header' },
      ],
    },
    item: [...operations.map(requestOf), ...routes.map(askingOf)],
  };
}

function askingOf({ id, method, path, summary, values, example }: RouteDescription) {
  const query = values
    .filter(({ place }) => place === 'query')
    .map(({ name, isRequired, help }) => ({
      key: name,
      value: '',
      description: help.en,
      disabled: !isRequired,
    }));
  const raw = example && JSON.stringify(example, null, 2);
  return {
    name: id,
    request: {
      method,
      description: `${summary.en}.`,
      ...(raw && { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }),
      url: urlOf(path, query),
    },
  };
}

function requestOf(operation: OperationDescription) {
  const { id, path, isCall, summary, description, options, example } = operation;
  const query = [
    ...options.map(({ name, choices, help }) => ({
      key: name,
      value: example.options[name] ?? choices?.[0] ?? 'true',
      description: help.en,
      disabled: example.options[name] === undefined,
    })),
    ...(isCall
      ? [{ key: 'async', value: 'true', description: 'Answers at once with a job.', disabled: true }]
      : []),
  ];
  return {
    name: id,
    request: {
      method: 'POST',
      description: `${summary.en} ${description.en}`,
      body: { mode: 'formdata', formdata: rowsOf(operation) },
      url: urlOf(path, query),
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
    !takesOthers({ kind }) && kind !== 'path' && !example.parts.some(([key]) => key === name);
  const leftOut = parts.filter(isLeftOut).map(({ name, choices, help }): FormRow => {
    const value = choices?.[0] ?? '';
    return { key: name, type: 'text', value, description: help.en, disabled: true };
  });
  return [...given, ...leftOut];
}

/** With a variable in the place of each value. */
function urlOf(path: string, query: readonly object[]) {
  const filled = path.replace(/\{(\w+)\}/g, '{{$1}}');
  return { raw: `{{url}}${filled}`, host: ['{{url}}'], path: filled.slice(1).split('/'), query };
}
