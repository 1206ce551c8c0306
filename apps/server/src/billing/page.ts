import type { FastifyInstance, FastifyReply } from 'fastify';
import { inTheme, themeOf } from '../http/theme.ts';
import { style } from './pages/style.ts';

export const sendPage = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(inTheme(text, themeOf(reply.request)));

/** Beside the pages, because they may hold no style of their own. */
export function addStyle(scope: FastifyInstance): void {
  scope.get('/billing/style.css', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
}
