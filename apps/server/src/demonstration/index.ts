// One real call that everybody may make without a key: our own form with a name that the visitor types, answered as a
// picture of the filled page. Nothing is uploaded, metered or logged, and all other work goes first.
import { copyFile, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { networkOf, type Throttle, type ThrottleRule } from '@pagesmith/accounts';
import { isLanguage, type Language } from '@pagesmith/kernel';
import {
  demonstrationField,
  demonstrationLengthMax,
  demonstrations,
  operations,
  readParts,
} from '@pagesmith/operations';
import type { FastifyInstance } from 'fastify';
import { goneSignal } from '../api/answer-call.ts';
import { count } from '../api/authenticate.ts';
import type { Spool } from '../api/spool.ts';
import { type EnginePool, engineBusy } from '../engine/pool.ts';
import { demonstrationFailures } from './failures.ts';

interface DemonstrationDeps {
  /** Where the build put the pages, and with them the samples. */
  readonly pagesFolder: string;
  readonly pool: EnginePool;
  readonly spool: Spool;
  readonly keys: { readonly throttle: Throttle };
  readonly rule?: ThrottleRule | undefined;
}

/** For one network. */
const demonstrationsRule: ThrottleRule = { name: 'demonstrations', eventsMax: 12, windowMs: 600_000 };
/** A visitor who would wait longer is better served by the recording. */
const waitMsMax = 8_000;
const bodyLimit = 1_024;
const operation = operations.find(({ id }) => id === 'fill-pdf');

export function addDemonstration(app: FastifyInstance, deps: DemonstrationDeps): void {
  const { keys, rule = demonstrationsRule } = deps;
  app.post('/v1/demonstration', { bodyLimit }, async (request, reply) => {
    const asked = readRequest(request.body);
    const event = { rule, subject: networkOf(request.ip) };
    await count(keys.throttle, event, demonstrationFailures.demonstrationsExhausted);
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(engineBusy()), waitMsMax);
    const signal = AbortSignal.any([goneSignal(reply), impatience.signal]);
    try {
      const picture = await draw(request.id, asked, signal, deps);
      return reply.type('image/png').header('cache-control', 'no-store').send(picture);
    } finally {
      clearTimeout(timer);
    }
  });
}

interface DemonstrationRequest {
  readonly name: string;
  readonly language: Language;
}

/** A line of text without control characters that would change how it is drawn. */
function readRequest(body: unknown): DemonstrationRequest {
  const { name, language } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const typed = typeof name === 'string' ? name.trim() : '';
  const isUsable = typed !== '' && typed.length <= demonstrationLengthMax && !/\p{C}/u.test(typed);
  if (!isUsable || !isLanguage(language)) throw demonstrationFailures.nameUnusable();
  return { name: typed, language };
}

async function draw(
  id: string,
  { name, language }: DemonstrationRequest,
  signal: AbortSignal,
  { pool, spool, pagesFolder }: DemonstrationDeps,
): Promise<Buffer> {
  if (!operation) throw new Error('there is no operation that fills forms');
  const { sample, values } = demonstrations[language];
  const files = spool.filesOf(id);
  const form = files.next();
  const resultPath = files.next();
  try {
    await copyFile(join(pagesFolder, 'samples', sample), form);
    const texts = Object.entries({ ...values, [demonstrationField]: name });
    const input = readParts(operation, [
      { name: 'file', content: { source: basename(form) } },
      ...texts.map(([field, content]) => ({ name: field, content })),
    ]);
    const steps = [{ operation: operation.id, input, options: { flatten: false } }];
    const { size: inputBytes } = await stat(form);
    // On the free plan, and no account's call: whatever anyone else waits for goes first.
    const standing = { account: 'demonstration', plan: 'starter', isJob: true } as const;
    await pool.run({
      ...standing,
      task: { steps, isPictured: true },
      files: [form],
      resultPath,
      inputBytes,
      signal,
    });
    return await readFile(resultPath);
  } finally {
    await files.remove();
  }
}
