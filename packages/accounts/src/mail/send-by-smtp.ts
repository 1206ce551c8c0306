import { createTransport } from 'nodemailer';
import type { SendMail } from './mailbox.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
}

/** Less than the lease of a mail, so that nobody else takes it while this attempt still runs. */
const timeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 40_000,
  dnsTimeout: 20_000,
};

export function sendBySmtp({ url, from }: SmtpOptions): SendMail {
  const transport = createTransport({ url, ...timeouts });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail, id) => {
    // The same id in every attempt: a mail that was taken although its answer was lost is known as a duplicate.
    await transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` });
  };
}

/** Connects and signs in without sending anything; rejects with the mail server's own words. */
export async function askMailServer(url: string, timeoutMs: number): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, dnsTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits, socketTimeout: timeoutMs });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
