import { keyPlaceholder } from '../samples/index.ts';

/** A key that may do one thing, from one network, for a while. */
export const keySample = (url: string): string => `curl -sS -H "x-api-key: ${keyPlaceholder}" \\
  -H "content-type: application/json" \\
  -d '{ "name": "Invoices",
        "scopes": ["operations:merge-pdf", "jobs"],
        "monthlyCap": 500 }' \\
  "${url}/keys"
`;
