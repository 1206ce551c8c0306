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

/**
 * They are the same for every answer, so that they are worked out once. What only a page can heed is not sent with its
 * parts and with data: it would be most of a small answer.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersFor(publicUrl);
  const ofPages = headers.filter(([name]) => forPagesAlone.has(name));
  const ofAll = headers.filter(([name]) => !forPagesAlone.has(name));
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of ofAll) reply.raw.setHeader(name, value);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPartOfPage(request.url) || isData(reply)) reply.header(policyName, dataPolicy);
    else for (const [name, value] of ofPages) reply.raw.setHeader(name, value);
    done();
  });
}

const isData = (reply: FastifyReply): boolean =>
  /^application\/(problem\+)?json/.test(String(reply.getHeader('content-type') ?? ''));

/** A worker is bound by its own policy, anything else by that of the page. */
const isPartOfPage = (url: string): boolean => url.startsWith('/assets/') && !/worker/i.test(url);

const policyName = 'content-security-policy';
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Data and parts of pages have a shorter policy in its place. */
const forPagesAlone = new Set([
  policyName,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]);
