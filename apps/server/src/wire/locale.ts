import { defaultLanguage, isLanguage, type Language } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';

/** The language that the SDK was told (`setLocale`): the browser's own may differ from the one that was chosen. */
export function localeOf(request: FastifyRequest): Language {
  const locale = request.headers['x-appwrite-locale'];
  return isLanguage(locale) ? locale : defaultLanguage;
}
