import type { Inputs } from './derived/inputs.ts';
import { Operations } from './derived/methods.ts';
import { type OperationId, operations, version } from './derived/operations.ts';
import type { Job, Report, Results } from './derived/results.ts';
import { errorOf } from './errors.ts';
import { checkNames, formOf, queryOf } from './form.ts';
import { PendingJob } from './jobs.ts';
import { isBrowser, newIdempotencyKey } from './platform.ts';
import { DataResult, FileResult } from './results.ts';
import { withRetries } from './retries.ts';
import type { CallSettings, ClientSettings } from './settings.ts';
import { canBeSentAgain, reach, upload } from './upload.ts';

/** The Pagesmith API: a method for each operation and for pipelines, or `call` and `start` by its id. */
export class Pagesmith extends Operations {
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    super();
    this.#settings = { ...settings, url: settings.url.replace(/\/+$/, '') };
  }

  /** Runs an operation and waits for its result. */
  async call<Id extends OperationId>(
    id: Id,
    input: Inputs[Id],
    settings: CallSettings = {},
  ): Promise<Results[Id]> {
    return readResult(id, await this.#send(id, input, settings, false));
  }

  /** Runs an operation in the background: for work that takes longer than a connection should. */
  async start<Id extends OperationId>(
    id: Id,
    input: Inputs[Id],
    settings: CallSettings = {},
  ): Promise<PendingJob<Id>> {
    const response = await this.#send(id, input, settings, true);
    const job = (await response.json()) as Job;
    return this.job(id, job.id);
  }

  /** A job that was started earlier, perhaps by another program. */
  job<Id extends OperationId>(id: Id, jobId: string): PendingJob<Id> {
    const ask = (path: string, method: 'GET' | 'DELETE', signal?: AbortSignal) =>
      this.#ask(path, method, signal);
    return new PendingJob(jobId, ask, (response) => readResult(id, response));
  }

  /** Every warning of a call in words, by the `requestId` of its result. */
  async report(requestId: string, { signal }: Pick<CallSettings, 'signal'> = {}): Promise<Report> {
    const response = await this.#ask(`/calls/${encodeURIComponent(requestId)}/report`, 'GET', signal);
    return (await response.json()) as Report;
  }

  async #send(id: OperationId, input: object, settings: CallSettings, isAsync: boolean): Promise<Response> {
    const { url, fetch = globalThis.fetch, retries = 2 } = this.#settings;
    const { signal, onUploadProgress, password } = settings;
    const values = { ...input };
    checkNames(id, operations[id], values);
    const form = formOf(operations[id], values);
    const query = queryOf(operations[id], values);
    if (isAsync) query.set('async', 'true');
    const times = canBeSentAgain(form) ? retries : 0;
    const key = settings.idempotencyKey ?? (times > 0 ? newIdempotencyKey() : undefined);
    const headers = {
      ...this.#headers(),
      ...(password !== undefined && { 'x-pdf-password': utf8InHeader(password) }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const address = `${url}/${id}?${query}`;
    const request = {
      address,
      headers,
      form,
      fetch,
      ...(signal && { signal }),
      ...(onUploadProgress && { onUploadProgress }),
    };
    return this.#retried(() => upload(request), times, signal);
  }

  #ask(path: string, method: 'GET' | 'DELETE', signal?: AbortSignal): Promise<Response> {
    const { url, fetch = globalThis.fetch, retries = 2 } = this.#settings;
    const init = { method, headers: this.#headers(), signal: signal ?? null };
    return this.#retried(() => reach(() => fetch(url + path, init), signal), retries, signal);
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
