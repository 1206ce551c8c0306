import { argumentFailures } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The SDK cannot read an answer that has such a key anywhere, so none is let in. */
const forbiddenKeys = new Set(['__proto__', 'constructor']);

/** JSON, or nothing: the SDK sends `{}` with DELETE, others send an empty body of that type. */
export function addBodyReading(wire: FastifyInstance): void {
  wire.removeAllContentTypeParsers();
  wire.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => (text === '' ? {} : readJson(text)),
  );
  // Any other body is not read: no call needs it, and an unknown address still gets its 404.
  wire.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

function readJson(text: string): unknown {
  let forbidden: string | undefined;
  let body: unknown;
  try {
    body = JSON.parse(text, (key, value) => {
      if (forbiddenKeys.has(key)) forbidden = key;
      return value;
    });
  } catch (error) {
    const words = {
      en: 'The request body is not valid JSON.',
      fr: 'Le corps de la requête n’est pas du JSON.',
    };
    throw argumentFailures.generalArgumentInvalid(words, { cause: error });
  }
  if (forbidden === undefined) return body;
  throw argumentFailures.generalArgumentInvalid({
    en: `The key "${forbidden}" is not allowed in a request body.`,
    fr: `La clé «\u00a0${forbidden}\u00a0» n’est pas admise dans le corps d’une requête.`,
  });
}
