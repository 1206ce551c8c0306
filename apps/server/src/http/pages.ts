import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpFailures } from './failures.ts';
import { sendProblem } from './problem.ts';

const yearMs = 31_536_000_000;
/** Addresses that programs call: what is missing there is told as JSON, never as a page. */
const calledByPrograms = /^\/(v1|webhooks?|jobs)(\/|$)/;

/** The built pages: hashed assets may be kept for ever, everything else is asked for again each time. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const hasPages = existsSync(join(folder, 'index.html'));
  if (hasPages) {
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    addAssets(app, folder);
    for (const path of pagePaths(folder)) app.get(path, (_request, reply) => sendPage(reply, 200));
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasPages && isForPeople(request)) return sendPage(reply, 404);
    const path = request.url.split('?', 1)[0] ?? '/';
    return sendProblem(request, reply, httpFailures.routeAbsent({ method: request.method, path }));
  });
}

function addAssets(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { '*': string } }>('/assets/*', { logLevel: 'warn' }, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, folder, { maxAge: yearMs, immutable: true }),
  );
  for (const name of ['favicon.svg', 'manifest.webmanifest', 'robots.txt']) {
    if (!existsSync(join(folder, name))) continue;
    app.get(`/${name}`, { logLevel: 'warn' }, (_request, reply) =>
      reply.sendFile(name, folder, { maxAge: 3_600_000 }),
    );
  }
}

const sendPage = (reply: FastifyReply, status: number) =>
  reply.status(status).sendFile('index.html', { cacheControl: false }).header('cache-control', 'no-cache');

/** The build lists the addresses that have a screen. */
const pagePaths = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as string[];

const isForPeople = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !calledByPrograms.test(request.url);
