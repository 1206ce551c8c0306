import type { RouteDescription, ValueDescription } from './description.ts';
import { answerIn, type FoundRoute } from './open-api.ts';
import { type JsonSchema, referenceIn } from './schema.ts';

type Shapes = Readonly<Record<string, JsonSchema>>;

/** Values of the address, of the query and of the body have one place in a client, by name. */
export function describeRoute(found: FoundRoute, shapes: Shapes): RouteDescription {
  const { route, method, path, words } = found;
  const body = route.requestBody?.content['application/json'];
  const answer = answerIn(route);
  const values = [...ofAddress(found), ...(body ? ofBody(resolved(body.schema, shapes), found) : [])];
  const names = values.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${route.operationId}: two values are named ${twice}.`);
  return {
    id: route.operationId,
    method,
    path,
    summary: words(({ summary }) => summary),
    values,
    ...(answer && { answer: answer.mediaType === 'application/json' ? answer.schema : 'file' }),
    ...(body?.example && { example: body.example }),
  };
}

const ofAddress = ({ parameters, words }: FoundRoute): ValueDescription[] =>
  parameters.flatMap(({ name, in: place, required = false, schema }, index) =>
    place === 'header'
      ? []
      : [
          {
            ...describedValue(name, schema, required),
            place,
            help: words((_route, described) => described[index]?.description),
          },
        ],
  );

function ofBody({ properties = {}, required = [] }: JsonSchema, { words }: FoundRoute) {
  return Object.entries(properties).map(
    ([name, value]): ValueDescription => ({
      ...describedValue(name, value, required.includes(name)),
      place: 'body',
      help: words(({ requestBody }, _parameters, described) => {
        const schema = requestBody?.content['application/json']?.schema ?? {};
        return resolved(schema, described).properties?.[name]?.description;
      }),
    }),
  );
}

const resolved = (schema: JsonSchema, shapes: Shapes): JsonSchema =>
  shapes[referenceIn(schema) ?? ''] ?? schema;

function describedValue(name: string, schema: JsonSchema, isRequired: boolean) {
  const variants = schema.anyOf ?? [schema];
  const own = variants.find(({ type }) => type !== 'null') ?? schema;
  const types = [own.type ?? []].flat();
  const isNullable = types.includes('null') || variants.some(({ type }) => type === 'null');
  const kind = kindOf(types, own);
  const choices = own.enum ?? own.items?.enum;
  return { name, kind, isRequired, isNullable, schema, ...(choices && { choices }) } as const;
}

function kindOf(types: readonly string[], { items, enum: choices }: JsonSchema): ValueDescription['kind'] {
  if (types.includes('boolean')) return 'flag';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('string') || choices) return 'text';
  const isOfTexts = types.includes('array') && isText(items);
  return isOfTexts ? 'texts' : 'json';
}

const isText = (schema: JsonSchema = {}): boolean =>
  schema.type === 'string' || schema.enum !== undefined || (schema.anyOf?.every(isText) ?? false);
