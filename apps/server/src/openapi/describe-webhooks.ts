import { billingCycles, planIds, subscriptionStatuses, type WebhookEventType } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { openApiWords } from './words.ts';

const text = { type: 'string' };
const count = { type: 'integer' };
const time = { type: 'string', format: 'date-time' };
const timeOrNone = { type: ['string', 'null'], format: 'date-time' };

const call = {
  requestId: text,
  operation: { type: 'string', enum: operations.map(({ id }) => id) },
  httpStatus: count,
  errorCode: { type: ['string', 'null'] },
  credits: count,
  inputBytes: count,
  responseTimeMs: count,
  apiKeyId: text,
  apiKeyName: text,
};

const plan = { type: 'string', enum: planIds };
const state = {
  plan,
  status: { type: 'string', enum: subscriptionStatuses },
  billingCycle: { type: 'string', enum: billingCycles },
  cancelAt: timeOrNone,
};

const record = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

/** As the triggers of the database write them. */
const dataOf: Readonly<Record<WebhookEventType, Readonly<Record<string, unknown>>>> = {
  'call.succeeded': call,
  'call.failed': call,
  'quota.reached': {
    percent: count,
    currentUsage: count,
    monthlyLimit: count,
    plan,
    periodStartedAt: time,
    periodEndsAt: timeOrNone,
  },
  'subscription.changed': {
    ...state,
    monthlyLimit: count,
    nextBillingDate: timeOrNone,
    previous: record(state),
  },
};

/** What an account's own server is told, if it asks for it. */
export function describeWebhooks(language: Language) {
  const { events, headers, taken } = openApiWords[language].webhooks;
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: text,
  }));
  const described = Object.entries(dataOf).map(([type, data]) => {
    const schema = record({ type: { const: type }, timestamp: time, data: record(data) });
    const post = {
      operationId: type,
      summary: events[type as WebhookEventType],
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: taken } },
    };
    return [type, { post }];
  });
  return Object.fromEntries(described);
}
