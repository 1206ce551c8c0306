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
    "apiKeyName": "Invoices",
    "mode": "live"
  }
}`;
