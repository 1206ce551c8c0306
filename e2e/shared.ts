// One server for all journeys: starting one takes longer than most journeys do. A journey that needs a server of its
// own, to stop it or to configure it, starts one beside it.
import { startServer } from './server.ts';

export async function setup(): Promise<() => Promise<void>> {
  // Every visitor comes with an address of their own, as from behind a proxy: throttles see them apart.
  const server = await startServer({ TRUST_PROXY: '1' });
  process.env.SHARED_SERVER_URL = server.url;
  return () => server.stop();
}
