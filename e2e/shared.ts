// One server for all journeys: starting one takes longer than most journeys do. A journey that needs a server of its
// own, to stop it or to configure it, starts one beside it.
import { rm } from 'node:fs/promises';
import { freePort, newData, startServer } from './server.ts';

export async function setup(): Promise<() => Promise<void>> {
  const data = await newData();
  const ALLOWED_ORIGINS = `http://127.0.0.1:${await freePort()}`;
  // Every visitor comes with an address of their own, as from behind a proxy: throttles see them apart.
  const server = await startServer({ ...data, ALLOWED_ORIGINS, TRUST_PROXY: '1' });
  process.env.SHARED_SERVER = JSON.stringify({ url: server.url, data, registeredOrigin: ALLOWED_ORIGINS });
  return async () => {
    await server.stop();
    await rm(data.DATA_DIR, { recursive: true, force: true });
  };
}
