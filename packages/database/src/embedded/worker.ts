// The thread of the embedded PostgreSQL: it computes on the thread that calls it, so it gets one of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { EngineOptions, EngineReply, EngineRequest } from './protocol.ts';

const reply = (message: EngineReply) => parentPort?.postMessage(message);

async function serve(): Promise<void> {
  const engine = await openEngine(workerData as EngineOptions, () => reply({ event: 'creating' }));
  parentPort?.on('message', async (request: EngineRequest) => {
    if ('bytes' in request) return reply({ event: 'done', bytes: await engine.execute(request.bytes) });
    await engine.close();
    parentPort?.close();
  });
  reply({ event: 'ready', isDurable: engine.isDurable });
}

serve().catch((error: unknown) => {
  reply({ event: 'failed', reason: error instanceof Error ? error.message : String(error) });
  parentPort?.close();
});
