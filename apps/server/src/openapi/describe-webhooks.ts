import { type WebhookEventType, webhookEventTypes } from '@pagesmith/catalog';
import { webhookEventData } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import * as z from 'zod';
import { schemaOf } from './schema-of.ts';
import { openApiWords } from './words.ts';

const operation = { type: 'string', enum: operations.map(({ id }) => id) };

function bodySchema(type: WebhookEventType) {
  const schema = schemaOf(
    z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: webhookEventData[type] }),
  );
  const data = (schema.properties as { data: { properties: Record<string, unknown> } }).data;
  if ('operation' in data.properties) data.properties.operation = operation;
  return schema;
}

/** What an account's own server is notified of, if it subscribes. */
export function describeWebhooks(language: Language) {
  const { events, headers, taken } = openApiWords[language].webhooks;
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  const described = webhookEventTypes.map((type) => {
    const post = {
      operationId: type,
      summary: events[type],
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(type) } } },
      responses: { '2XX': { description: taken } },
    };
    return [type, { post }];
  });
  return Object.fromEntries(described);
}
