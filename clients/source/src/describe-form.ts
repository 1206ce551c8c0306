import type {
  OperationDescription,
  OptionDescription,
  PartDescription,
  ResultDescription,
} from './description.ts';
import { answerIn, type FoundRoute } from './open-api.ts';
import type { JsonSchema } from './schema.ts';

const form = 'multipart/form-data';

export const isForm = ({ route }: FoundRoute): boolean => route.requestBody?.content[form] !== undefined;

/** What takes a form and is no operation: it is sent as one all the same. */
export function describeForm(found: FoundRoute): OperationDescription {
  const { route, path, words, parameters } = found;
  const parts = [...ofAddress(found), ...ofForm(found)];
  return {
    id: route.operationId,
    path,
    isCall: parameters.some(({ name }) => name === 'async'),
    isJob: false,
    name: words(({ summary }) => summary),
    summary: words(({ summary }) => summary),
    description: words(({ description }) => description),
    parts,
    options: optionsOf(found),
    result: resultOf(found),
    example: { parts: exampleOf(route, parts), options: {} },
  };
}

/** A file stands in it as the name of its sample. */
function exampleOf({ requestBody }: FoundRoute['route'], parts: readonly PartDescription[]) {
  const isFile = (name: string) => parts.some((part) => part.name === name && part.kind === 'file');
  return Object.entries(requestBody?.content[form]?.example ?? {}).map(
    ([name, value]) => [name, isFile(name) ? { sample: String(value) } : String(value)] as const,
  );
}

const ofAddress = ({ parameters, words }: FoundRoute): PartDescription[] =>
  parameters.flatMap(({ name, in: place }, index) =>
    place === 'path'
      ? [{ name, kind: 'path', isRequired: true, help: words((_route, all) => all[index]?.description) }]
      : [],
  );

function ofForm({ route, words }: FoundRoute): PartDescription[] {
  const { properties = {}, required = [], additionalProperties } = schemaIn(route);
  const named = Object.entries(properties).map(
    ([name, schema]): PartDescription => ({
      name,
      ...partOf(schema),
      isRequired: required.includes(name),
      help: words((described) => schemaIn(described).properties?.[name]?.description),
    }),
  );
  if (!additionalProperties) return named;
  const help = words((described) => Object(schemaIn(described).additionalProperties).description);
  return [...named, { name: 'parts', kind: 'parts', isRequired: false, help }];
}

const schemaIn = ({ requestBody }: FoundRoute['route']): JsonSchema =>
  requestBody?.content[form]?.schema ?? {};

function partOf(schema: JsonSchema): Pick<PartDescription, 'kind' | 'choices' | 'countMin' | 'countMax'> {
  const isFile = ({ contentMediaType, format }: JsonSchema & { format?: string } = {}) =>
    format === 'binary' || (contentMediaType !== undefined && contentMediaType !== 'application/json');
  if (isFile(schema)) return { kind: 'file' };
  if (isFile(schema.items)) {
    const { minItems: countMin = 1, maxItems: countMax } = schema;
    return { kind: 'files', countMin, ...(countMax !== undefined && { countMax }) };
  }
  if (schema.enum) return { kind: 'choice', choices: schema.enum };
  return { kind: schema.type === 'integer' ? 'integer' : 'text' };
}

/** What every call takes is no option of this one. */
const ofEveryCall = ['async', 'answer'];

const optionsOf = ({ parameters, words }: FoundRoute): OptionDescription[] =>
  parameters.flatMap(({ name, in: place, schema }, index) =>
    place !== 'query' || ofEveryCall.includes(name)
      ? []
      : [
          {
            name,
            ...(schema.enum ? { kind: 'choice' as const, choices: schema.enum } : { kind: 'flag' as const }),
            help: words((_route, all) => all[index]?.description),
          },
        ],
  );

function resultOf({ route }: FoundRoute): ResultDescription {
  const answer = answerIn(route);
  if (answer?.mediaType !== 'application/json') return { kind: 'any' };
  return { kind: 'json', mediaType: answer.mediaType, schema: answer.schema };
}
