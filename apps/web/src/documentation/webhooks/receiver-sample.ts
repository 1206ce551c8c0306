/** A whole receiver, as it runs when it is pasted; a journey runs it. */
export const receiverSample = `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PAGESMITH_WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = await text(request);
  try {
    const event = webhook.verify(body, request.headers);
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end('Not signed by Pagesmith');
  }
}).listen(4000);
`;

/** In the form that the database writes. */
export const eventSample = `{
  "type": "call.succeeded",
  "timestamp": "2026-11-15T08:00:00.000Z",
  "data": {
    "requestId": "6b1f0c2a0013d4e5f6a7",
    "operation": "merge-pdf",
    "httpStatus": 200,
    "errorCode": null,
    "credits": 1,
    "inputBytes": 48213,
    "responseTimeMs": 212,
    "apiKeyId": "6b1f0b9e000c1d2e3f40",
    "apiKeyName": "Invoices"
  }
}`;
