import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A stopping server has an end for connections on which no request is under way too. Node closes those that wait for a
 * next request, but not those that never sent a first one, and it looks at their time no more once it stops.
 */
export function endSilentConnections(app: FastifyInstance, headersMs: number): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => socket.destroyed || silent.add(socket));
  });
  app.addHook('preClose', async () => {
    const end = () => {
      for (const socket of silent) socket.destroy();
    };
    setTimeout(end, headersMs).unref();
  });
}
