import {
  createMailbox,
  createOperators,
  createPasswords,
  createSecrets,
  createThrottle,
  keptSecretKey,
  operatorLimits,
  type RunningBilling,
  startBilling,
  ticketLimits,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { systemClock } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import { ticketSettingsOf } from '../tickets/settings.ts';
import { Unreachable } from './ask.ts';
import { operatorCommands } from './operator-commands.ts';

/** The same actions without a server: what they leave to do, such as mail, the servers do. */
export async function furnishOperators(config: Config, database: Database) {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDir));
  if (!secretKey) {
    throw new Unreachable(
      `The servers’ secret is neither in SECRET_KEY nor in ${config.dataDir} (DATA_DIR): give this command the configuration of the servers.`,
    );
  }
  const { payments, publicUrl } = config;
  const secrets = createSecrets({ secretKey });
  const mailbox = createMailbox({ database, secrets });
  const clock = systemClock;
  const throttle = createThrottle(database, clock);
  const support = { ...ticketSettingsOf(config), database, throttle, mailbox, limits: ticketLimits, clock };
  const atProvider = async <Result>(ask: (billing: RunningBilling) => Promise<Result>): Promise<Result> => {
    const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`);
    const billing = startBilling({ payments, database, clock, mailbox, publicUrl, onError });
    return ask(billing).finally(billing.stop);
  };
  const operators = createOperators({
    database,
    clock,
    secrets,
    throttle,
    passwords: await createPasswords(),
    limits: operatorLimits,
    // A command is nobody's browser: it asks for no passkey.
    relyingParty: { id: new URL(publicUrl).hostname, origins: [] },
    publicUrl,
    support,
    billing: {
      mode: payments.mode,
      endAll: (accountId) => atProvider((billing) => billing.endAll(accountId)),
      invoices: (requester) => atProvider((billing) => billing.invoices(requester)),
      paidInvoices: (span) => atProvider((billing) => billing.paidInvoices(span)),
    },
  });
  return operatorCommands(operators);
}
