import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { storeAway } from '../failures.ts';
import { textOf } from './answer-text.ts';
import type { S3Address } from './s3-address.ts';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Limits {
  /** Tries of one request; the pause doubles from each to the next. */
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** For a request and its answer; of a file that is read, for each piece of it. */
  readonly timeoutMs: number;
  /** Larger files are sent in parts of this size, one of which is in memory at a time. */
  readonly partBytes: number;
}

const s3Limits: S3Limits = {
  attempts: 6,
  firstPauseMs: 100,
  timeoutMs: 20_000,
  partBytes: 8_388_608,
};

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** A request that storage understood and refused: trying again would not help. */
export class S3Refusal extends Error {
  readonly status: number;
  constructor({ method, key }: S3Request, status: number, answer: string) {
    const code = textOf(answer, 'Code') || 'no code';
    super(`the store answered ${method} ${key} with ${status} (${code})`);
    this.status = status;
  }
}

/** Signed requests to one bucket. What may be temporary is tried again; if it lasts, it becomes `store_away`. */
export class S3Client {
  readonly limits: S3Limits;
  readonly #address: S3Address;
  readonly #keys: S3Keys;

  constructor(address: S3Address, keys: S3Keys, limits: S3Limits = s3Limits) {
    this.#address = address;
    this.#keys = keys;
    this.limits = limits;
  }

  /** The whole answer, as text. */
  async ask(request: S3Request): Promise<{ readonly headers: Headers; readonly text: string }> {
    return this.persist(async () => {
      const response = await this.send(request, AbortSignal.timeout(this.limits.timeoutMs));
      return { headers: response.headers, text: await response.text() };
    });
  }

  /** Tries until it succeeds, is refused, or has failed too often. */
  async persist<T>(work: () => Promise<T>): Promise<T> {
    const { attempts, firstPauseMs } = this.limits;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof S3Refusal && !isPassing(error)) throw error;
        if (attempt >= attempts) throw storeAway(error);
        await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  }

  /** One try; the answer's body is still to be read. */
  async send(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key, query = {}, headers = {}, body } = request;
    const { endpoint, bucket, prefix, region } = this.#address;
    const path = `${bucket}/${key === '' ? '' : prefix + key}`.split('/').map(encodeURIComponent).join('/');
    const url = `${endpoint}/${path}?${new URLSearchParams(query)}`;
    // Signing the content's hash too lets storage notice when a byte was changed on the way.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      ...this.#keys,
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      body: body ?? null,
      service: 's3',
      region,
    });
    const signed = await signer.sign();
    const response = await fetch(signed.url, {
      method: signed.method,
      headers: signed.headers,
      body: body ?? null,
      signal,
    });
    if (response.ok) return response;
    throw new S3Refusal(request, response.status, await response.text());
  }

  /** What is listed has the prefix too. */
  get prefix(): string {
    return this.#address.prefix;
  }
}

/** Overloaded, or failing for the moment. */
const isPassing = ({ status }: S3Refusal): boolean => status >= 500 || status === 429 || status === 408;
