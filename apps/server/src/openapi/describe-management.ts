import {
  argumentFailures,
  keyFailures,
  pageLimitMax,
  pagingFailures,
  webhookFailures,
} from '@pagesmith/accounts';
import {
  callPage,
  endpointChange,
  endpointWish,
  keyChange,
  keyPage,
  keyRotation,
  keyShape,
  keyWish,
  usageShape,
  webhookEndpoint,
  webhookEndpoints,
} from '@pagesmith/contract';
import type { FailureKind, Language } from '@pagesmith/kernel';
import * as z from 'zod';
import { knownScopes } from '../api/known-scopes.ts';
import { httpFailures } from '../http/failures.ts';
import { managementFailures } from '../management/failures.ts';
import { describeKinds, ofEveryKey } from './describe-failures.ts';
import { managementWords } from './management-words.ts';
import { schemaOf } from './schema-of.ts';

/** Everything that managing with a key can answer. */
export const managementFailureKinds: readonly FailureKind[] = [
  ...ofEveryKey,
  ...Object.values(managementFailures),
  ...Object.values(keyFailures),
  ...Object.values(pagingFailures),
];

export const endpointFailures: readonly FailureKind[] = [
  argumentFailures.generalArgumentInvalid,
  ...Object.values(webhookFailures),
];

const base = [
  ...ofEveryKey,
  managementFailures.accountAskedTooOften,
  httpFailures.serverBusy,
  httpFailures.serverFailed,
];

/** Scopes by name: the operations are known here. */
function withScopes(shape: z.ZodObject): Record<string, unknown> {
  const schema = schemaOf(shape);
  const properties = schema.properties as Record<string, object>;
  const items = { type: 'string', enum: knownScopes };
  return { ...schema, properties: { ...properties, scopes: { ...properties.scopes, items } } };
}

const json = (schema: object) => ({ 'application/json': { schema } });
const keyRef = { $ref: '#/components/schemas/Key' };

const endpointRef = { $ref: '#/components/schemas/WebhookEndpoint' };

export const managementSchemas = () => ({
  Key: withScopes(keyShape),
  WebhookEndpoint: schemaOf(webhookEndpoint),
});

/** The schema of a list, with what it lists by reference. */
export function listSchema(shape: z.ZodObject, name: string, items: object): object {
  const schema = schemaOf(shape);
  return { ...schema, properties: { ...Object(schema.properties), [name]: { type: 'array', items } } };
}

interface Described {
  readonly status?: 200 | 201 | 204;
  readonly answer?: object;
  readonly body?: object;
  /** A body that works. */
  readonly example?: object;
  readonly failures?: readonly FailureKind[];
  readonly isPaged?: boolean;
}

const bodyOf = (schema: object, example: object | undefined) => ({
  required: true,
  content: { 'application/json': { schema, ...(example && { example }) } },
});

/** What each value of a body is for. */
export function describedIn(schema: object, language: Language): object {
  const { properties } = schema as { properties?: Record<string, object> };
  if (!properties) return schema;
  const { values } = managementWords[language];
  const described = Object.entries(properties).map(([name, property]) => {
    const description = values[name as keyof typeof values];
    return [name, { ...property, ...(description && { description }) }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

export type Route = (id: RouteId, described: Described) => object;
type RouteId = keyof (typeof managementWords)['en']['summaries'];

export const routeIn =
  (language: Language): Route =>
  (id, { status = 200, answer, body, example, failures = [], isPaged }) => ({
    operationId: id,
    summary: managementWords[language].summaries[id],
    ...(isPaged && { parameters: pageParameters(language) }),
    ...(body && { requestBody: bodyOf(describedIn(body, language), example) }),
    responses: {
      [status]: { description: managementWords[language].success, ...(answer && { content: json(answer) }) },
      ...describeKinds([...base, ...(isPaged ? Object.values(pagingFailures) : []), ...failures], language),
    },
  });

const withId = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];

export function describeManagement(language: Language) {
  const route = routeIn(language);
  return {
    '/usage': { get: route('get-usage', { answer: schemaOf(usageShape) }) },
    '/calls': { get: route('list-calls', { answer: schemaOf(callPage), isPaged: true }) },
    ...describeKeys(route),
    ...describeEndpoints(route),
  };
}

function describeKeys(route: Route) {
  const { keyAbsent, ...ofWish } = keyFailures;
  const ofNew = [
    argumentFailures.generalArgumentInvalid,
    managementFailures.bodyNotObject,
    ...Object.values(ofWish),
  ];
  const failures = [...ofNew, keyAbsent];
  const list = listSchema(keyPage, 'keys', keyRef);
  return {
    '/keys': {
      get: route('list-keys', { answer: list, isPaged: true }),
      post: route('create-key', {
        status: 201,
        answer: keyRef,
        body: withScopes(keyWish),
        example: { name: 'Nightly import', scopes: ['operations', 'jobs'], ratePerMinute: 30 },
        failures: ofNew,
      }),
    },
    '/keys/{id}': {
      parameters: withId,
      patch: route('change-key', {
        answer: keyRef,
        body: withScopes(keyChange),
        example: { name: 'Weekly import', monthlyCap: 1_000 },
        failures,
      }),
      delete: route('delete-key', { status: 204, failures: [keyAbsent] }),
    },
    '/keys/{id}/rotation': {
      parameters: withId,
      post: route('rotate-key', {
        status: 201,
        answer: keyRef,
        body: schemaOf(keyRotation),
        example: { overlapHours: 24 },
        failures,
      }),
    },
  };
}

function describeEndpoints(route: Route) {
  const failures = endpointFailures;
  const answer = endpointRef;
  const list = listSchema(webhookEndpoints, 'endpoints', endpointRef);
  const example = { url: 'https://example.com/pagesmith', events: ['call.failed'] };
  const secret = schemaOf(z.object({ secret: z.string() }));
  return {
    '/webhook-endpoints': {
      get: route('list-webhook-endpoints', { answer: list }),
      post: route('create-webhook-endpoint', {
        status: 201,
        answer,
        body: schemaOf(endpointWish),
        example,
        failures,
      }),
    },
    '/webhook-endpoints/{id}': {
      parameters: withId,
      patch: route('change-webhook-endpoint', {
        answer,
        body: schemaOf(endpointChange),
        example: { events: ['call.failed', 'quota.reached'] },
        failures,
      }),
      delete: route('delete-webhook-endpoint', { status: 204, failures }),
    },
    '/webhook-endpoints/{id}/secret': {
      parameters: withId,
      get: route('get-webhook-secret', { answer: secret, failures }),
      post: route('rotate-webhook-secret', { status: 201, answer, failures }),
    },
  };
}

/** Of any list that comes in pages. */
export function pageParameters(language: Language) {
  const { limit, cursor } = managementWords[language];
  const inQuery = (name: string, description: string, schema: object) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema,
  });
  return [
    inQuery('limit', limit, { type: 'integer', minimum: 1, maximum: pageLimitMax, default: 25 }),
    inQuery('cursor', cursor, { type: 'string' }),
  ];
}
