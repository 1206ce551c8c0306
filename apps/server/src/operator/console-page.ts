import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inTheme, themeOf } from '../http/theme.ts';

const yearMs = 31_536_000_000;

/** Stricter than for other pages: nothing from elsewhere, no worker, no compiled code, no form that the browser sends. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The console's page and its own files, behind the same gate as its routes. */
export function addConsolePage(scope: FastifyInstance, pagesFolder: string): void {
  const path = join(pagesFolder, 'operator', 'operator.html');
  if (!existsSync(path)) return;
  const html = readFileSync(path, 'utf8');
  scope.get('', (request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(inTheme(html, themeOf(request))),
  );
  scope.get<{ Params: { '*': string } }>('/assets/*', { logLevel: 'warn' }, (request, reply) =>
    reply.sendFile(`operator/assets/${request.params['*']}`, pagesFolder, {
      maxAge: yearMs,
      immutable: true,
    }),
  );
}
