import { type Database, operators as table } from '@pagesmith/database';
import { movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import type { Invoice, PaidInvoice } from '../../billing/provider.ts';
import { createPasswords } from '../../identity/passwords.ts';
import { createMailbox } from '../../mail/mailbox.ts';
import { createSecrets } from '../../secrets/secrets.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import { ticketLimits } from '../../tickets/limits.ts';
import { commandActor } from '../actor.ts';
import { operatorLimits } from '../limits.ts';
import { createOperators } from '../operators.ts';
import type { Role } from '../roles.ts';

export const start = new Date('2026-11-15T08:00:00.000Z');
export const password = 'four unrelated words here';
export const from = { address: '203.0.113.9', userAgent: 'test' };
/** Whoever may run commands on the machine. */
export const machine = commandActor('ops');

/** Operators with the real limits, at a time that only the test moves. */
export async function operatorsAt(database: Database) {
  const clock = movableClock(start);
  const secrets = createSecrets({ secretKey: 'only for tests, and long enough for it' });
  const mailbox = createMailbox({ database, secrets, clock });
  const throttle = createThrottle(database, clock);
  const ended: string[] = [];
  const invoices: Invoice[] = [];
  const paidInvoices: PaidInvoice[] = [];
  const support = {
    database,
    throttle,
    mailbox,
    clock,
    limits: ticketLimits,
    teamEmail: undefined,
    ticketEmail: undefined,
    team: undefined,
    supportEmail: 'support@example.com',
  };
  const operators = createOperators({
    database,
    clock,
    secrets,
    throttle,
    passwords: await createPasswords(),
    limits: operatorLimits,
    relyingParty: { id: 'pdf.example.com', origins: ['https://pdf.example.com'] },
    publicUrl: 'https://pdf.example.com',
    support,
    billing: {
      mode: 'stripe',
      endAll: async (id) => void ended.push(id),
      invoices: async () => invoices,
      paidInvoices: async () => paidInvoices,
    },
  });
  const act = (action: string, given: object) => operators.carryOut(machine, action, given);

  /** Invited, and with an app whose codes the test can make. */
  const accepted = async (email: string, role: Role) => {
    const { link } = (await act('add', { email, role })) as { link: string };
    const invitation = link.split('invitation=')[1] ?? '';
    const { secret } = await operators.openInvitation({ invitation }, from);
    const codeNow = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) });
    await operators.acceptInvitation({ invitation, password, code: codeNow() }, from);
    // The code that was just used is spent; the next is half a minute away.
    const nextCode = () => {
      clock.moveTo(new Date(clock.now().getTime() + 30_000));
      return codeNow();
    };
    return { email, invitation, nextCode };
  };
  const rowOf = async (email: string) =>
    (await database.orm.select().from(table).where(eq(table.email, email)))[0];
  return { operators, clock, act, accepted, rowOf, ended, invoices, paidInvoices, mailbox, secrets };
}
