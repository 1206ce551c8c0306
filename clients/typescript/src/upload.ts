import { ConnectionError } from './errors.ts';
import type { Body } from './form.ts';
import { isBrowser, platform, type UploadRequest } from './platform.ts';
import type { CallSettings } from './settings.ts';
import { streamOf } from './stream.ts';

interface Upload extends Pick<CallSettings, 'signal' | 'onUploadProgress'> {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly fetch: typeof fetch;
}

/** Sends the body in the way that the platform does best. */
export async function upload(request: Upload): Promise<Response> {
  if (!isBrowser()) return uploadStream(request);
  const { XMLHttpRequest } = platform;
  const { address, signal, onUploadProgress } = request;
  const body = await request.body.whole();
  // A form has a boundary, which the browser chooses.
  const headers = {
    ...request.headers,
    ...(body instanceof Blob && { 'content-type': request.body.contentType }),
  };
  if (onUploadProgress && XMLHttpRequest)
    return uploadWithProgress({ ...request, headers }, body, new XMLHttpRequest());
  return reach(
    () => request.fetch(address, { method: 'POST', headers, body, signal: signal ?? null }),
    signal,
  );
}

function uploadStream({
  address,
  headers,
  body: { contentType, pieces },
  signal,
  onUploadProgress,
  fetch,
}: Upload): Promise<Response> {
  const body = streamOf(pieces, onUploadProgress);
  // The type of fetch does not know `duplex` everywhere; a stream cannot be sent without it.
  const init = { method: 'POST', headers: { ...headers, 'content-type': contentType }, body, duplex: 'half' };
  return reach(() => fetch(address, { ...init, signal: signal ?? null } as RequestInit), signal);
}

/** Tells a connection that failed from a caller who has given up. */
export async function reach(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new ConnectionError('The API could not be reached, or the connection broke.', { cause: error });
  }
}

function uploadWithProgress(
  { address, headers, signal, onUploadProgress }: Upload,
  body: FormData | Blob,
  request: UploadRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.open('POST', address);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onUploadProgress?.({ sentBytes: loaded, totalBytes: lengthComputable ? total : undefined });
    request.onload = () => resolve(responseOf(request));
    request.onerror = () =>
      reject(new ConnectionError('The API could not be reached, or the connection broke.'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(signal.reason);
    request.send(body);
  });
}

function responseOf(request: UploadRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { status, statusText, response } = request;
  return new Response(response, { status, statusText, headers });
}
