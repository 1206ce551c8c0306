import { askMailServer } from '@pagesmith/accounts';
import type { Config } from '../config.ts';
import { whereTicketsWait } from '../tickets/settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const timeoutMs = 5_000;

export async function mailFindings(config: Config): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = config;
  if (!smtpUrl) {
    const says = 'SMTP_URL is not set: links for new passwords and proofs of addresses reach nobody.';
    return [advice('mail', says, 'Set SMTP_URL and MAIL_FROM: mails wait in the database until then.')];
  }
  const { host } = new URL(smtpUrl);
  try {
    await askMailServer(smtpUrl, timeoutMs);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = 'Correct host, port, user and password in SMTP_URL, or let this machine through to it.';
    return [wrong('mail', `The mail server at ${host} (SMTP_URL) does not take us: ${reason}.`, remedy)];
  }
  const waiting = whereTicketsWait(config);
  if (waiting) return [advice('mail', waiting, 'Set CONTACT_TO to your team’s address.')];
  return [fine('mail', `${host} takes mail from ${mailFrom}.`)];
}
