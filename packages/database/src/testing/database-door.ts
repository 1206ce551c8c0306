import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be shut, as if the server were gone. */
export interface DatabaseDoor {
  readonly url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Connections stay, and can be made, but nothing comes through any more: as with a network that lost its way. */
  swallow(): void;
  /** What is sent from now on comes through. */
  letThrough(): void;
  /** Everything arrives this much later, in either direction. */
  delayMs: number;
}

export async function openDoorTo(databaseUrl: string): Promise<DatabaseDoor> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isSwallowing = false;
  const pass = (to: Socket, chunk: Buffer) => {
    if (isSwallowing) return;
    if (door.delayMs > 0) setTimeout(() => to.write(chunk), door.delayMs);
    else to.write(chunk);
  };
  const listen = async (at: number): Promise<number> => {
    server = createServer((inside) => {
      const outside = connect(Number(port), hostname);
      for (const socket of [inside, outside]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => [inside, outside].map((one) => one.destroy()));
      }
      inside.on('data', (chunk) => pass(outside, chunk));
      outside.on('data', (chunk) => pass(inside, chunk));
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
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  const door: DatabaseDoor = {
    get url() {
      return url.href;
    },
    delayMs: 0,
    shut,
    open: async () => void (await listen(Number(url.port))),
    swallow: () => {
      isSwallowing = true;
    },
    letThrough: () => {
      isSwallowing = false;
    },
  };
  url.port = String(await listen(0));
  return door;
}
