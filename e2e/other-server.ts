import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type SmtpCatcher, startSmtpCatcher } from '../apps/server/src/wire/testing/smtp-catcher.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { endVisits, leave, startNextVisit } from './next-visit.ts';
import { newData, type RunningServer, startServer } from './server.ts';
import type { Visit, Visitor } from './visit.ts';

type Data = Awaited<ReturnType<typeof newData>>;

export interface OtherServer {
  visit(visitor: Visitor): Promise<Visit>;
  /** The next mail that says this, and was not asked for yet. */
  nextMail(saying: RegExp): Promise<string>;
  /** Stops it for good; what it leaves can be looked at then. */
  stop(): Promise<Data>;
}

/** A server set up otherwise than the one that all journeys share: it sends mail, and takes no payments. */
export function otherServer(): OtherServer {
  let browser: Browser;
  let server: RunningServer;
  let mail: SmtpCatcher;
  let data: Data;
  beforeAll(async () => {
    if (browserSkipReason) return;
    data = await newData();
    mail = await startSmtpCatcher();
    const variables = { SMTP_URL: mail.url, CONTACT_TO: 'team@example.com', PAYMENTS: 'none' };
    server = await startServer({ ...data, ...variables });
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    if (browserSkipReason) return;
    await endVisits(server.url);
    await server.stop();
    await mail.stop();
    await rm(data.DATA_DIR, { recursive: true, force: true });
  });
  return {
    visit: async (visitor) => {
      const visit = await startNextVisit(browser, server.url, visitor);
      return { ...visit, end: () => leave(visit, visitor, server.url) };
    },
    nextMail: (saying) => mail.next(saying),
    stop: async () => {
      await server.stop();
      return data;
    },
  };
}
