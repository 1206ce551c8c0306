import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be shut, as if the server were gone. */
export interface DatabaseDoor {
  readonly url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function openDoorTo(databaseUrl: string): Promise<DatabaseDoor> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const listen = async (at: number): Promise<number> => {
    server = createServer((inside) => {
      const outside = connect(Number(port), hostname);
      for (const socket of [inside, outside]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => [inside, outside].map((one) => one.destroy()));
      }
      inside.pipe(outside).pipe(inside);
    }).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const shut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  const ours = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(ours);
  return { url: url.href, shut, open: async () => void (await listen(ours)) };
}
