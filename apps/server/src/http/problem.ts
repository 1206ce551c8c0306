import { defaultLanguage, type Failure, type FailureKind, type Language, languages } from '@pagesmith/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first of our languages that the caller names; quality values decide, then the order. */
export function languageOf({ headers }: FastifyRequest): Language {
  const accepted = headers['accept-language'];
  if (accepted === undefined) return defaultLanguage;
  const wanted = accepted.split(',').map((entry) => {
    const [tag = '', quality = 'q=1'] = entry.trim().split(/\s*;\s*/);
    return { primary: tag.toLowerCase().split('-')[0], quality: Number(quality.replace(/^q=/, '')) || 0 };
  });
  wanted.sort((a, b) => b.quality - a.quality);
  for (const { primary, quality } of wanted) {
    const language = languages.find((known) => known === primary);
    if (language && quality > 0) return language;
  }
  return defaultLanguage;
}

/** RFC 9457, with `error` for clients that read the text there. */
export function problemBody(failure: Failure, language: Language, requestId: string) {
  const detail = failure.in(language);
  const { retryAfterSeconds } = failure.facts;
  return {
    ...failure.facts,
    ...(typeof retryAfterSeconds === 'number' && { retryAfter: retryAfterSeconds }),
    type: `${typeBase}${failure.code}`,
    title: titleOf(failure.kind, language),
    status: failure.status,
    detail,
    error: detail,
    code: failure.code,
    requestId,
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const language = languageOf(request);
  return reply
    .status(failure.status)
    .headers({ 'content-language': language, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(problemBody(failure, language, request.id));
}

const typeBase = '/documentation#';
const titleOf = (kind: FailureKind, language: Language): string => kind.title[language];
