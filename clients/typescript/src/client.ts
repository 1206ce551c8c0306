import type { Inputs } from './derived/inputs.ts';
import { type CallId, type FileCallId, type OperationId, operations, version } from './derived/operations.ts';
import type { Results } from './derived/results.ts';
import { Routes } from './derived/route-methods.ts';
import type { RouteAnswers, RouteInputs } from './derived/route-types.ts';
import { type RouteId, routes } from './derived/routes.ts';
import type { Delivery, Job, Link, Report } from './derived/shapes.ts';
import { errorOf } from './errors.ts';
import { bodyOf, checkNames, queryOf } from './form.ts';
import { PendingJob } from './jobs.ts';
import { isBrowser, newIdempotencyKey } from './platform.ts';
import { DataResult, FileResult } from './results.ts';
import { withRetries } from './retries.ts';
import { pathOf, type RouteEntry, requestOf } from './route.ts';
import type { AskSettings, CallSettings, ClientSettings, StartSettings } from './settings.ts';
import { reach, upload } from './upload.ts';

/** How the result of a call is wanted; as its answer, unless it is said. */
interface Wanted {
  readonly query?: Readonly<Record<string, string>>;
  readonly deliverTo?: string | undefined;
}

/**
 * The Pagesmith API: a method for each operation, for pipelines and for everything else that a key can do. `call`,
 * `start`, `link` and `deliver` take an operation by its id, `ask` anything else.
 */
export class Pagesmith extends Routes {
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    super();
    this.#settings = { ...settings, url: settings.url.replace(/\/+$/, '') };
  }

  /** Runs an operation and waits for its result, also where that is always the result of a job. */
  async call<Id extends OperationId>(
    id: Id,
    input: Inputs[Id],
    settings: CallSettings = {},
  ): Promise<Results[Id]> {
    if (operations[id].isJob) {
      const job = await this.start(id as CallId, input as Inputs[CallId], settings);
      return (await job.result(settings)) as Results[Id];
    }
    return readResult(id, await this.#send(id, input, settings));
  }

  /** Runs an operation in the background: for work that takes longer than a connection should. */
  async start<Id extends CallId>(
    id: Id,
    input: Inputs[Id],
    { deliverTo, ...settings }: StartSettings = {},
  ): Promise<PendingJob<Id>> {
    const query: Record<string, string> = operations[id].isJob ? {} : { async: 'true' };
    const response = await this.#send(id, input, settings, { query, deliverTo });
    const job = (await response.json()) as Job;
    return this.job(id, job.id);
  }

  /** Runs an operation whose result stays on the server, behind a link that anybody can use until it expires. */
  async link<Id extends FileCallId>(
    id: Id,
    input: Inputs[Id],
    settings: CallSettings = {},
  ): Promise<DataResult<Link>> {
    const response = await this.#send(id, input, settings, { query: { answer: 'link' } });
    return new DataResult(response, (await response.json()) as Link);
  }

  /** Runs an operation whose result is sent by PUT to an https address, such as a pre-signed one. */
  async deliver<Id extends CallId>(
    id: Id,
    input: Inputs[Id],
    deliverTo: string,
    settings: CallSettings = {},
  ): Promise<DataResult<Delivery>> {
    const response = await this.#send(id, input, settings, { deliverTo });
    return new DataResult(response, (await response.json()) as Delivery);
  }

  /** A job that was started earlier, perhaps by another program. */
  job<Id extends CallId>(id: Id, jobId: string): PendingJob<Id> {
    return new PendingJob(jobId, this, ({ response }) => readResult(id, response));
  }

  /** Every warning of a call in words, by the `requestId` of its result. */
  report(requestId: string, settings?: AskSettings): Promise<Report> {
    return this.getCallReport({ id: requestId }, settings);
  }

  /** Asks for anything that is no operation. */
  async ask<Id extends RouteId>(
    id: Id,
    input: RouteInputs[Id],
    settings: AskSettings = {},
  ): Promise<RouteAnswers[Id]> {
    const route: RouteEntry = routes[id];
    const response = await this.#request(requestOf(id, route, { ...input }), settings);
    if (route.answer === 'file') return new FileResult(response) as RouteAnswers[Id];
    return (route.answer === 'none' ? undefined : await response.json()) as RouteAnswers[Id];
  }

  async #send(
    id: OperationId,
    input: object,
    settings: CallSettings,
    { query: wanted = {}, deliverTo }: Wanted = {},
  ): Promise<Response> {
    const { url, fetch = globalThis.fetch, retries = 2 } = this.#settings;
    const { signal, onUploadProgress, password } = settings;
    const values = { ...input };
    checkNames(id, operations[id], values);
    const body = bodyOf(operations[id], values);
    const query = queryOf(operations[id], values);
    for (const [name, value] of Object.entries(wanted)) query.set(name, value);
    const times = body.isRepeatable ? retries : 0;
    const key = settings.idempotencyKey ?? (times > 0 ? newIdempotencyKey() : undefined);
    const headers = {
      ...this.#headers(),
      ...(password !== undefined && { 'x-pdf-password': utf8InHeader(password) }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(deliverTo !== undefined && { 'x-deliver-to': deliverTo }),
    };
    const address = `${url}${pathOf(operations[id].path, values)}?${query}`;
    const request = {
      address,
      headers,
      body,
      fetch,
      ...(signal && { signal }),
      ...(onUploadProgress && { onUploadProgress }),
    };
    return this.#retried(() => upload(request), times, signal);
  }

  /** What may have been done before a connection broke is not asked for again, unless doing it twice is doing it once. */
  #request(
    { method, address, body }: ReturnType<typeof requestOf>,
    { signal }: AskSettings,
  ): Promise<Response> {
    const { url, fetch = globalThis.fetch, retries = 2 } = this.#settings;
    const headers = { ...this.#headers(), ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, body: body ?? null, signal: signal ?? null };
    const times = method === 'POST' ? 0 : retries;
    return this.#retried(() => reach(() => fetch(url + address, init), signal), times, signal);
  }

  #retried(
    attempt: () => Promise<Response>,
    times: number,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const { retryAfterMax = 60 } = this.#settings;
    const successful = async () => {
      const response = await attempt();
      if (!response.ok) throw await errorOf(response);
      return response;
    };
    return withRetries(successful, { times, retryAfterMax, signal });
  }

  #headers(): Record<string, string> {
    const { key, language, userAgent = `pagesmith-typescript/${version}` } = this.#settings;
    return {
      'x-api-key': key,
      ...(language && { 'accept-language': language }),
      ...(!isBrowser() && { 'user-agent': userAgent }),
    };
  }
}

/** The table says which kind of result the operation has; its type follows from the same definition. */
async function readResult<Id extends OperationId>(id: Id, response: Response): Promise<Results[Id]> {
  const { kind } = operations[id].result;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const isFile = kind === 'any' ? !isJson : kind === 'file';
  const result = isFile ? new FileResult(response) : new DataResult(response, await response.json());
  return result as Results[Id];
}

/** A header holds bytes, which fetch takes as letters of Latin-1. */
const utf8InHeader = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));
