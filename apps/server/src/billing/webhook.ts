import type { RunningBilling } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';

/** POST /webhooks/stripe. The signature is over the bytes, so they are taken as they came. */
export function addWebhook(scope: FastifyInstance, billing: RunningBilling): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post('/webhooks/stripe', async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await billing.receive(payload, typeof signature === 'string' ? signature : '');
    billing.wake();
    return reply.send({ received: true });
  });
}
