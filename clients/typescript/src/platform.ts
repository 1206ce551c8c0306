/** What differs between platforms. */
interface Platform {
  readonly document?: unknown;
  readonly WorkerGlobalScope?: unknown;
  readonly crypto?: { randomUUID?(): string };
  readonly XMLHttpRequest?: new () => UploadRequest;
}

/** The part of XMLHttpRequest that tells how an upload goes, which fetch in a browser does not. */
export interface UploadRequest {
  responseType: string;
  readonly status: number;
  readonly statusText: string;
  readonly response: Blob;
  readonly upload: {
    onprogress: ((event: { loaded: number; total: number; lengthComputable: boolean }) => void) | null;
  };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: FormData | Blob): void;
  abort(): void;
}

export const platform = globalThis as Platform;

/** Browsers send streams over HTTP/2 alone, if at all, and choose their user agent themselves. */
export const isBrowser = (): boolean =>
  platform.document !== undefined || platform.WorkerGlobalScope !== undefined;

/** Unlike any other key of the account. Node.js 18 and pages without https have no randomUUID. */
export const newIdempotencyKey = (): string =>
  platform.crypto?.randomUUID?.() ??
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join('');
