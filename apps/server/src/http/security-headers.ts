import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Pages load nothing from elsewhere, run no inline script, and cannot be framed. */
function headersFor(publicUrl: string): [name: string, value: string][] {
  const isHttps = publicUrl.startsWith('https:');
  const setHeaders = helmet({
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
  const headers = new Map<string, string>();
  // All that it does with an answer.
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  type Handed = Parameters<typeof setHeaders>;
  setHeaders({} as Handed[0], answer as unknown as Handed[1], () => undefined);
  return [...headers];
}

/** They are the same for every answer, so that they are worked out once. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersFor(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
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
