import { type Browser, type BrowserContext, type BrowserServer, chromium } from 'playwright-core';
import { foundBrowser, foundWholeBrowser } from '../commands/test/browser.mjs';

const executablePath = foundBrowser();
const wholePath = foundWholeBrowser();

/** Why no journey can be made; undefined when there is a browser. */
export const browserSkipReason = executablePath
  ? undefined
  : process.env.BROWSER_SKIP_REASON || 'no Chromium was found; CHROMIUM_PATH may name one.';

/** Why a journey that asks for more than the shell of Chromium has cannot be made. */
export const wholeBrowserSkipReason = wholePath
  ? undefined
  : 'only a headless shell of Chromium was found, and these journeys ask for all of it.';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export const launchSharedBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath, args: quiet });

/** The browser that all journeys share, where there is one; closing it ends what this file opened in it. */
export function launchBrowser(): Promise<Browser> {
  const shared = process.env.SHARED_BROWSER_URL;
  return shared ? chromium.connect(shared) : chromium.launch({ executablePath, args: quiet });
}

export const launchWholeBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholePath, args: quiet });

/** A browser with settings of its own, which only the folder of a profile can hold. */
export const launchProfile = (
  folder: string,
  options: { readonly baseURL: string; readonly locale: string },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: wholePath, args: quiet, ...options });
