import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';

export interface ReceivedRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly requests: ReceivedRequest[];
  /** By which name each request was made (SNI). */
  readonly names: unknown[];
  readonly connections: number;
  stop(): Promise<void>;
}

type Answer = (request: http.IncomingMessage, response: http.ServerResponse, body: string) => unknown;

/** Somebody else's server, on this machine. It answers when the whole request is there. */
export async function startReceiver(
  answer: Answer,
  certificate?: { readonly cert: string; readonly key: string },
): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const names: unknown[] = [];
  let connections = 0;
  const listener: http.RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ headers: request.headers as Record<string, string>, body });
    names.push((request.socket as Partial<TLSSocket>).servername);
    answer(request, response, body);
  };
  const server = certificate ? https.createServer(certificate, listener) : http.createServer(listener);
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/hooks`,
    port,
    requests,
    names,
    get connections() {
      return connections;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
