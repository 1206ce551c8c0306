// Whose account the node works with, and where; also for n8n's own HTTP Request node.
import type { Property } from './n8n.ts';

const properties: readonly Property[] = [
  {
    displayName: 'Server',
    name: 'url',
    type: 'string',
    default: '',
    placeholder: 'https://pdf.example.com',
    required: true,
  },
  {
    displayName: 'API Key',
    name: 'key',
    type: 'string',
    typeOptions: { password: true },
    default: '',
    required: true,
  },
];

export class PagesmithApi {
  readonly name = 'pagesmithApi';
  readonly displayName = 'Pagesmith API';
  readonly icon = 'file:pagesmith.svg';
  readonly properties = properties;
  readonly authenticate = {
    type: 'generic',
    properties: { headers: { 'x-api-key': '={{$credentials.key}}' } },
  } as const;
  /** Free, and open to every key that may call operations. */
  readonly test = { request: { baseURL: '={{$credentials.url}}', url: '/files' } } as const;
}
