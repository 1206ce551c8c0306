import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Pages load nothing from elsewhere, run no inline script, and cannot be framed. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPartOfPage(request.url) || isData(reply)) plain(reply);
    done();
  });
}

const isData = (reply: FastifyReply): boolean =>
  /^application\/(problem\+)?json/.test(String(reply.getHeader('content-type') ?? ''));

/** A worker is bound by its own policy, anything else by that of the page. */
const isPartOfPage = (url: string): boolean => url.startsWith('/assets/') && !/worker/i.test(url);

const forPagesAlone = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What only a page can heed is not sent with its parts and with data: it would be most of a small answer. */
function plain(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  for (const name of forPagesAlone) reply.removeHeader(name);
}
