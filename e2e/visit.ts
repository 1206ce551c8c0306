import type { Browser, Page } from 'playwright-core';
import { newCaller } from './server.ts';

export interface Visitor {
  /** What the visitor's browser prefers. */
  readonly locale?: 'en-US' | 'fr-FR';
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** Whether the browser runs scripts; it does unless told otherwise. */
  readonly hasScripts?: boolean;
  /** Whether the screen is touched; it is not unless told otherwise. */
  readonly hasTouch?: boolean;
  /** For a journey that does to its browser what cannot be undone: nobody comes after it. */
  readonly isLast?: boolean;
}

export interface Visit {
  readonly page: Page;
  /** Goes to a path of the site and waits until it is drawn; returns the status. */
  open(path: string): Promise<number>;
  /** What the browser complained about: errors and warnings on the console, uncaught exceptions. */
  readonly complaints: string[];
  end(): Promise<void>;
}

/** What a page shows it shows within moments, or within minutes on a busy machine. */
const patienceMs = 400_000;

/**
 * A prerendered page is taken over at the first sign of a visitor, such as a mouse that moves: React's own mark on its
 * container says when it has been.
 */
const isTakenOver = `(() => {
  const container = document.getElementById('root');
  const mark = Object.keys(container).find((key) => key.startsWith('__reactContainer'));
  return mark !== undefined && !container[mark].stateNode.current.memoizedState.isDehydrated;
})()`;

/** A visitor with a fresh browser profile: nothing saved, no cookie. */
export async function startVisit(browser: Browser, url: string, visitor: Visitor = {}): Promise<Visit> {
  const { locale = 'en-US', width = 1440, scheme = 'light', hasScripts = true, hasTouch = false } = visitor;
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: newCaller(),
    locale,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
    hasTouch,
  });
  context.setDefaultTimeout(patienceMs);
  return visitOn(await context.newPage(), visitor);
}

export function visitOn(page: Page, { hasScripts = true }: Visitor): Visit {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium reports every 404 as an error, also that of a page which is meant to be one.
    const { url: about } = message.location();
    const isThePageItself = about === page.url() && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isThePageItself)
      complaints.push(`${message.text()} (${about})`);
  });
  return {
    page,
    complaints,
    open: async (path) => {
      const response = await page.goto(path);
      // By its name: to find out what role everything has takes longer than to draw a long page.
      await page.locator('h1').first().waitFor();
      await page.evaluate('document.fonts.ready');
      for (const at of [2, 1]) await page.mouse.move(at, at);
      // Asked again and again from outside: the page's own policy forbids a script that evaluates text.
      while (hasScripts && !(await page.evaluate(isTakenOver))) await page.waitForTimeout(50);
      return response?.status() ?? 0;
    },
    end: () => page.context().close(),
  };
}
