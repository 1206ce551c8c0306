import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isLanguage, type Language } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpFailures } from './failures.ts';
import {
  type Encoding,
  type Operator,
  type Prerendered,
  type PrerenderedPages,
  readPrerendered,
} from './prerendered.ts';
import { languageOf, sendProblem } from './problem.ts';
import { themeOf } from './theme.ts';

const yearMs = 31_536_000_000;
const hourMs = 3_600_000;
/** Addresses that programs call: their 404s are JSON, never a page. */
const calledByPrograms = /^\/(v1|webhooks?|jobs|calls)(\/|$)/;
const rootFiles = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-512.png',
  'preview.png',
  'manifest.webmanifest',
];

interface PagesDeps extends Operator {
  /** Where the build put the pages. */
  readonly folder: string;
  /** What is drawn into pages when they are asked for, by their addresses. */
  readonly drawn?: Readonly<Record<string, (page: Prerendered, language: Language) => Promise<Prerendered>>>;
}

/** The built pages: hashed assets may be cached for ever, everything else is revalidated each time. */
export async function addPages(
  app: FastifyInstance,
  { folder, drawn = {}, ...operator }: PagesDeps,
): Promise<void> {
  const pages = existsSync(join(folder, 'pages.json'))
    ? readPrerendered(join(folder, 'prerendered'), operator)
    : undefined;
  if (pages) {
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    addFiles(app, folder, pages);
    for (const path of pagePaths(folder)) {
      app.get(path, async (request, reply) => {
        const language = pageLanguageOf(request);
        const page = pages.pageAt(path, language, isMailedLink(request));
        return sendPage(request, reply, (await drawn[path]?.(page, language)) ?? page);
      });
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (pages && isForPeople(request)) {
      return sendPage(request, reply.status(404), pages.absentPage(pageLanguageOf(request)));
    }
    const path = request.url.split('?', 1)[0] ?? '/';
    return sendProblem(request, reply, httpFailures.routeAbsent({ method: request.method, path }));
  });
}

function addFiles(app: FastifyInstance, folder: string, pages: PrerenderedPages): void {
  const quiet = { logLevel: 'warn' } as const;
  const folders = {
    assets: { maxAge: yearMs, immutable: true },
    samples: { maxAge: hourMs },
    clients: { maxAge: hourMs },
    fonts: { maxAge: hourMs },
    pictures: { maxAge: hourMs },
  };
  for (const [name, caching] of Object.entries(folders)) {
    app.get<{ Params: { '*': string } }>(`/${name}/*`, quiet, (request, reply) =>
      reply.sendFile(`${name}/${request.params['*']}`, folder, caching),
    );
  }
  for (const name of rootFiles) {
    app.get(`/${name}`, quiet, (_request, reply) => reply.sendFile(name, folder, { maxAge: hourMs }));
  }
  // Asked for by browsers that show a file alone, and by readers of feeds and previews, whatever the pages say.
  app.get('/favicon.ico', quiet, (_request, reply) => reply.redirect('/favicon.svg', 308));
  app.get('/robots.txt', quiet, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(pages.file('robots.txt').text),
  );
  app.get('/llms.txt', quiet, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(pages.file('llms.txt').text),
  );
  for (const path of pages.markdownPaths) {
    app.get(`${path}.md`, quiet, (request, reply) => {
      const { text } = pages.markdownAt(path, pageLanguageOf(request));
      return reply.type('text/markdown; charset=utf-8').header('vary', 'cookie, accept-language').send(text);
    });
  }
  app.get('/sitemap.xml', quiet, (_request, reply) =>
    reply.type('application/xml').send(pages.file('sitemap.xml').text),
  );
}

function sendPage(request: FastifyRequest, reply: FastifyReply, prerendered: Prerendered): FastifyReply {
  const page = prerendered.inTheme(themeOf(request));
  const vary = 'cookie, accept-language, accept-encoding';
  reply.headers({ 'cache-control': 'no-cache', vary, etag: page.etag });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  return encoding
    ? reply.header('content-encoding', encoding).send(page.packed(encoding))
    : reply.send(page.text);
}

/** The best that the browser says it reads. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  const reads = (name: string) => accepted.some((one) => one.trim() === name);
  return (['br', 'gzip'] as const).find(reads);
}

/** What the visitor has chosen, kept in a cookie; then what the browser asks for. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)pagesmith_language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageOf(request);
}

/** Whose link it is, and what it opens. */
function isMailedLink({ query }: FastifyRequest): boolean {
  const { userId, secret } = query as Record<string, unknown>;
  return Boolean(userId && secret);
}

/** The build lists the addresses that have a screen. */
const pagePaths = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as string[];

const isForPeople = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !calledByPrograms.test(request.url);
