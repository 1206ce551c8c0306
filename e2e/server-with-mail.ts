import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type SmtpCatcher, startSmtpCatcher } from '../apps/server/src/wire/testing/smtp-catcher.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { startVisit, type Visit, type Visitor } from './visit.ts';

/** A server of this file's own that can send mail, and the mail that it sends. */
export function serverWithMail() {
  let browser: Browser;
  let server: RunningServer;
  let mail: SmtpCatcher;
  beforeAll(async () => {
    if (browserSkipReason) return;
    mail = await startSmtpCatcher();
    server = await startServer({ SMTP_URL: mail.url });
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    if (browserSkipReason) return;
    await server.stop();
    await mail.stop();
  });
  return {
    visit: (visitor: Visitor): Promise<Visit> => startVisit(browser, server.url, visitor),
    nextMail: (matching: RegExp) => mail.next(matching),
  };
}
