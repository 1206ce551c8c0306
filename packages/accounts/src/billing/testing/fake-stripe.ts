import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  readonly path: string;
  readonly body: URLSearchParams;
}

/** Answers as the provider's API does, and remembers what it was asked. */
export async function fakeStripe() {
  const asked: ReceivedRequest[] = [];
  const subscriptions = new Map<string, { status: string }>();
  const metered = new Set<string>();
  const prices = new Map<string, object>();
  const repriced = (held: object, id: string) => {
    const [item] = (held as { items: { data: [{ price: object }] } }).items.data;
    const price = { ...item.price, unit_amount: 999, metadata: { plan: 'premium' }, ...prices.get(id), id };
    return { items: { data: [{ ...item, price }] } };
  };
  let isDown = false;
  const answer = ({ path, body }: ReceivedRequest, method: string): [number, object] => {
    const [, id = ''] = /^\/v1\/subscriptions\/(.+)$/.exec(path) ?? [];
    const held = subscriptions.get(id);
    if (held && method === 'DELETE') {
      held.status = 'canceled';
      return [200, held];
    }
    if (held && body.has('items[0][price]'))
      Object.assign(held, repriced(held, body.get('items[0][price]') ?? ''));
    if (held) return [200, held];
    if (path === '/v1/prices') {
      const metadata = { plan: body.get('metadata[plan]'), list_price: body.get('metadata[list_price]') };
      prices.set('price_agreed', { unit_amount: Number(body.get('unit_amount')), metadata });
      return [200, { id: 'price_agreed' }];
    }
    if (path === '/v1/billing/meter_events') {
      const identifier = body.get('identifier') ?? '';
      const error = {
        type: 'invalid_request_error',
        message: `An event already exists with identifier ${identifier}.`,
      };
      if (metered.has(identifier)) return [400, { error }];
      metered.add(identifier);
      return [200, { object: 'billing.meter_event', identifier }];
    }
    if (path === '/v1/credit_notes') {
      const message = 'Refund amount is larger than what was paid.';
      if (Number(body.get('refund_amount')) > 999)
        return [400, { error: { type: 'invalid_request_error', message } }];
      return [200, { id: 'cn_1' }];
    }
    if (path === '/v1/billing_portal/sessions')
      return [200, { url: 'https://billing.stripe.com/p/session/1' }];
    if (path.startsWith('/v1/customers/') && path.endsWith('balance_transactions'))
      return [200, { id: 'cbtxn_1' }];
    if (path.startsWith('/v1/customers/')) return [200, { id: 'cus_old', balance: -500, currency: 'eur' }];
    if (path === '/v1/customers') return [200, { id: 'cus_made' }];
    if (path.startsWith('/v1/invoices')) {
      const invoice = {
        id: 'in_1',
        number: 'A-1',
        created: 1_794_729_600,
        customer: 'cus_1',
        total: 999,
        amount_paid: 899,
        status: 'paid',
        hosted_invoice_url: 'https://invoice.stripe.com/i/1',
      };
      return [200, { object: 'list', data: [invoice], has_more: false }];
    }
    return [
      404,
      { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' } },
    ];
  };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const path = (request.url ?? '').split('?', 1)[0] ?? '';
      const one = { path: `${request.method} ${path}`, body: new URLSearchParams(text) };
      asked.push(one);
      const [status, body] = isDown
        ? [500, { error: { message: 'down' } }]
        : answer({ ...one, path }, request.method ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    subscriptions,
    metered,
    fail: (down: boolean) => {
      isDown = down;
    },
    config: { host: '127.0.0.1', port, protocol: 'http' as const, maxNetworkRetries: 0 },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
