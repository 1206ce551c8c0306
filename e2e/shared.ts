// One server and one browser for all journeys: starting them takes longer than most journeys do. A journey that
// needs a server of its own, to stop it or to configure it, starts one beside it.
import { browserSkipReason, launchSharedBrowser } from './browser.ts';
import { startServer } from './server.ts';

export async function setup(): Promise<() => Promise<void>> {
  // Every visitor comes with an address of their own, as from behind a proxy: throttles see them apart.
  const server = await startServer({ TRUST_PROXY: '1' });
  const browser = browserSkipReason ? undefined : await launchSharedBrowser();
  process.env.SHARED_SERVER_URL = server.url;
  if (browser) process.env.SHARED_BROWSER_URL = browser.wsEndpoint();
  return async () => {
    await browser?.close();
    await server.stop();
  };
}
