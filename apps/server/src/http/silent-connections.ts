import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A stopping server also closes connections on which no request is under way. Node closes those that wait for a
 * next request, but not those that never sent one, and it stops checking their timeouts once it is stopping.
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
