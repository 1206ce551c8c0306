// S3 as far as we use it: objects in memory, multipart uploads, listing in pages, ranges. It checks every signature, and
// fails as it is told to.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { hasRightSignature } from './s3-signature.ts';

interface StoredObject {
  readonly content: Buffer;
  readonly etag: string;
  changedAt: Date;
}

/** What to do with a request instead of, or after, answering it. */
export type Fault = 'away' | 'cut' | 'silent' | 'lost answer';

export interface S3Server {
  readonly url: string;
  /** What a server process needs to use it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly objects: Map<string, StoredObject>;
  /** Uploads in parts that were begun and neither completed nor given up. */
  readonly uploads: Map<string, Map<number, Buffer>>;
  /** The requests so far, such as `PUT /bucket/a/place`. */
  readonly requests: string[];
  fault: (request: IncomingMessage) => Fault | undefined;
  close(): Promise<void>;
}

const keys = { accessKeyId: 'test', secretAccessKey: 'only for tests' };
const pageSize = 3;

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const uploads: S3Server['uploads'] = new Map();
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => request.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: S3Server = {
    url,
    variables: {
      STORE_URL: `s3://bucket/pages?endpoint=${url}&region=eu-west-3`,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    uploads,
    requests: [],
    fault: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    self.requests.push(`${request.method} ${request.url}`);
    const fault = self.fault(request);
    if (fault === 'silent') return;
    if (fault === 'away') return void refuse(response, 503, 'SlowDown');
    if (!hasRightSignature(request, body, keys.secretAccessKey))
      return void refuse(response, 403, 'SignatureDoesNotMatch');
    if (fault === 'lost answer') response.end = () => response.destroy();
    if (fault === 'cut') response.end = (content) => cutInHalf(response, content as Buffer);
    answer(request, body, response);
  }

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): ServerResponse {
    const { pathname, searchParams: query } = new URL(request.url ?? '', url);
    const key = decodeURIComponent(pathname.replace(/^\/bucket\//, ''));
    const uploadId = query.get('uploadId');
    if (query.has('uploads')) return begin(response);
    if (query.has('list-type')) return list(query, response);
    if (uploadId) return inParts(request, key, uploadId, Number(query.get('partNumber')), body, response);
    const found = objects.get(key);
    if (request.method === 'PUT') return keep(key, body, response);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if ((request.headers['if-match'] ?? found.etag) !== found.etag)
      return refuse(response, 412, 'PreconditionFailed');
    const content = found.content.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { etag: found.etag, 'content-length': content.length });
    return response.end(request.method === 'HEAD' ? undefined : content);
  }

  function keep(key: string, content: Buffer, response: ServerResponse): ServerResponse {
    const etag = etagOf(content);
    objects.set(key, { content, etag, changedAt: new Date() });
    return response.writeHead(200, { etag }).end();
  }

  function begin(response: ServerResponse): ServerResponse {
    const id = randomUUID();
    uploads.set(id, new Map());
    return response.end(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  function inParts(
    { method }: IncomingMessage,
    key: string,
    id: string,
    number: number,
    body: Buffer,
    response: ServerResponse,
  ): ServerResponse {
    const parts = uploads.get(id);
    if (!parts) return refuse(response, 404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(number, body);
      return response.writeHead(200, { etag: etagOf(body) }).end();
    }
    uploads.delete(id);
    if (method === 'DELETE') return response.writeHead(204).end();
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const joined = named.map(([, part, etag]) => {
      const content = parts.get(Number(part));
      return content && etagOf(content) === etag ? content : undefined;
    });
    if (joined.includes(undefined)) return refuse(response, 400, 'InvalidPart');
    objects.set(key, {
      content: Buffer.concat(joined as Buffer[]),
      etag: `"${id}"`,
      changedAt: new Date(),
    });
    return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  function list(query: URLSearchParams, response: ServerResponse): ServerResponse {
    const after = query.get('continuation-token') ?? '';
    const names = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = names.slice(0, pageSize);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${objects.get(key)?.changedAt.toISOString()}</LastModified></Contents>`,
    );
    const next =
      names.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  }
  return self;
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): ServerResponse {
  return response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

function cutInHalf(response: ServerResponse, content: Buffer): ServerResponse {
  response.write(content.subarray(0, Math.ceil(content.length / 2)), () => response.destroy());
  return response;
}
