import type { Config } from '../config.ts';

/** Who is written to about tickets, and where they are answered by mail. */
export const ticketSettingsOf = ({ contactTo, ticketEmail, ticketTeam, company }: Config) => ({
  teamEmail: contactTo,
  ticketEmail,
  team: ticketTeam,
  supportEmail: company.supportEmail,
});

/** Says where to find tickets when nobody receives them by e-mail; nothing when somebody does. */
export function whereTicketsWait({ smtpUrl, contactTo }: Config): string | undefined {
  const missing = [!smtpUrl && 'SMTP_URL', !contactTo && 'CONTACT_TO'].filter(Boolean);
  if (missing.length === 0) return undefined;
  const isNotSet = missing.length === 1 ? 'is not set' : 'are not set';
  return `Support tickets wait in the database, and nobody is notified by e-mail (${missing.join(' and ')} ${isNotSet}): npm run tickets lists and answers them.`;
}
