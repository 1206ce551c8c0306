import { connect, type Socket } from 'node:net';

export interface RawRequest {
  readonly socket: Socket;
  /** All that came back, once the connection has ended. */
  readonly answer: Promise<string>;
  /** All that came back so far. */
  soFar(): string;
}

interface RawRequestOptions {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
  /** Another address of this machine. */
  readonly from?: string;
}

/** A request as no honest client would send it: of its body only what is given here is sent. */
export function sendRaw(url: string, options: RawRequestOptions = {}): RawRequest {
  const { method = 'POST', path = '/list-fields', headers = {}, body = '', from } = options;
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const raw = openRaw(url, from);
  raw.socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  raw.socket.write(body);
  return raw;
}

/** A connection on which nothing has been said yet. */
export function openRaw(url: string, from = '127.0.0.1'): RawRequest {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  const chunks: Buffer[] = [];
  const soFar = () => Buffer.concat(chunks).toString('latin1');
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(soFar()));
  });
  return { socket, answer, soFar };
}

export const multipart = (key: string): Record<string, string> => ({
  'x-api-key': key,
  'content-type': 'multipart/form-data; boundary=x',
});

export const filePart = (name = 'file'): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;

export const textPart = (name: string, text: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** One chunk of a body whose length nobody announced (RFC 9112, 7.1). */
export const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** Sends something again and again until the other side has had enough. */
export function trickle({ socket, answer }: RawRequest, piece: string, everyMs: number): Promise<string> {
  const timer = setInterval(() => socket.write(piece), everyMs);
  return answer.finally(() => clearInterval(timer));
}
