import { type Browser, type BrowserContext, chromium } from 'playwright-core';
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

let shared: Promise<Browser> | undefined;
let sharedWhole: Promise<Browser> | undefined;

/** For whoever measures a browser: nobody has been here before. */
export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: quiet });

/** One browser for all files of a process, and gone with it: nobody closes it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export function sharedWholeBrowser(): Promise<Browser> {
  sharedWhole ??= chromium.launch({ executablePath: wholePath, args: quiet });
  return sharedWhole;
}

/** A browser with settings of its own, which only the folder of a profile can hold. */
export const launchProfile = (
  folder: string,
  options: { readonly baseURL: string; readonly locale: string },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: wholePath, args: quiet, ...options });
