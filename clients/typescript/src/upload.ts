import { ConnectionError } from './errors.ts';
import { isRepeatable, toBlob, toNamedFile } from './files.ts';
import { type FormEntry, multipartOf } from './multipart.ts';
import { isBrowser, platform, type UploadRequest } from './platform.ts';
import type { CallSettings } from './settings.ts';

interface Upload extends Pick<CallSettings, 'signal' | 'onUploadProgress'> {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: readonly FormEntry[];
  readonly fetch: typeof fetch;
}

/** Whether the form could be sent a second time. */
export const canBeSentAgain = (form: readonly FormEntry[]): boolean =>
  form.every(([, value]) => typeof value === 'string' || isRepeatable(value));

/** Sends the form in the way that the platform does best. */
export async function upload(request: Upload): Promise<Response> {
  if (!isBrowser()) return uploadStream(request);
  const { XMLHttpRequest } = platform;
  const form = await formData(request.form);
  if (request.onUploadProgress && XMLHttpRequest)
    return uploadWithProgress(request, form, new XMLHttpRequest());
  const { address, headers, signal } = request;
  return reach(
    () => request.fetch(address, { method: 'POST', headers, body: form, signal: signal ?? null }),
    signal,
  );
}

function uploadStream({
  address,
  headers,
  form,
  signal,
  onUploadProgress,
  fetch,
}: Upload): Promise<Response> {
  const { contentType, body } = multipartOf(form, onUploadProgress);
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

async function formData(entries: readonly FormEntry[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, await toBlob(value), toNamedFile(value).name);
  }
  return form;
}

function uploadWithProgress(
  { address, headers, signal, onUploadProgress }: Upload,
  form: FormData,
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
    request.send(form);
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
