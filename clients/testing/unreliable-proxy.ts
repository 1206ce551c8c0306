import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `refuse` answers 503; `lose` lets the call be done and breaks the connection before the answer. */
type Trouble = 'refuse' | 'lose';

/** Passes requests on to a server, after the troubles it is given, one for each request. */
export async function unreliableProxy(target: string, troubles: Trouble[]) {
  const keys: (string | undefined)[] = [];
  const server = createServer((incoming, answer) => {
    if (incoming.method === 'POST') keys.push(incoming.headers['idempotency-key'] as string | undefined);
    const trouble = troubles.shift();
    if (trouble === 'refuse') return refuse(incoming, answer);
    const { method, url, headers } = incoming;
    const onward = request(target + url, { method, headers }, (response) => {
      if (trouble === 'lose') return void response.resume().once('end', () => answer.destroy());
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The Idempotency-Key of each call that came. */
    keys,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function refuse(incoming: IncomingMessage, answer: ServerResponse): void {
  incoming.resume().once('end', () => {
    answer.writeHead(503, { 'retry-after': '0', 'content-type': 'application/problem+json' });
    const detail = 'The server is busy.';
    answer.end(
      JSON.stringify({
        status: 503,
        code: 'server_busy',
        title: detail,
        detail,
        error: detail,
        requestId: '',
      }),
    );
  });
}
