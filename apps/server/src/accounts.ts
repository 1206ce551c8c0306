import {
  createDesk,
  createFactors,
  createIdentity,
  createMailbox,
  createOperators,
  createPasswords,
  createSecrets,
  createThrottle,
  createTickets,
  type Desk,
  expireLog,
  type Factors,
  type Identity,
  type IdentityLimits,
  identityLimits,
  keepSecretKey,
  keptSecretKey,
  type Mailbox,
  type OperatorLimits,
  type Operators,
  operatorLimits,
  type PasswordCost,
  type Postman,
  passwordCost,
  type RelyingParty,
  type RunningBilling,
  rotateSecrets,
  type SecretKeys,
  type Secrets,
  sendBySmtp,
  startBilling,
  startPostman,
  sweepExpired,
  type TicketLimits,
  type Tickets,
  ticketLimits,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { ticketSettingsOf } from './tickets/settings.ts';

/** No environment variable changes these; tests pass their own. */
export interface AccountLimits extends IdentityLimits, TicketLimits, OperatorLimits {
  readonly passwordCost: PasswordCost;
}

export const accountLimits: AccountLimits = {
  ...identityLimits,
  ...ticketLimits,
  ...operatorLimits,
  passwordCost,
};

export interface AccountsDeps {
  readonly config: Config;
  readonly database: Database;
  readonly isOwnPage: (url: string) => boolean;
  readonly relyingParty: RelyingParty;
  readonly limits?: AccountLimits | undefined;
  readonly clock?: Clock | undefined;
  readonly log: FastifyBaseLogger;
}

export interface Accounts {
  readonly identity: Identity;
  readonly factors: Factors;
  readonly billing: RunningBilling;
  readonly tickets: Tickets;
  readonly desk: Desk;
  readonly operators: Operators;
  readonly secrets: Secrets;
  readonly mailbox: Mailbox;
  readonly postman: Postman;
  /** Stops all background work; the database may be closed afterwards. */
  stop(): Promise<void>;
}

const sweepMs = 600_000;

/** Sets up the accounts room from the configuration and re-encrypts stored secrets with the current key. */
export async function createAccounts(deps: AccountsDeps): Promise<Accounts> {
  const { config, database, limits = accountLimits, clock = systemClock, log } = deps;
  const secrets = createSecrets(await secretKeysOf(config));
  const rotated = await rotateSecrets(database, secrets);
  if (rotated > 0) log.info({ rotated }, 'stored secrets were encrypted anew with the current SECRET_KEY');
  const throttle = createThrottle(database, clock);
  const send = config.smtpUrl ? sendBySmtp({ url: config.smtpUrl, from: config.mailFrom }) : undefined;
  const onFailure = (err: unknown, mailId: string, attempts: number) =>
    log.warn({ err, mailId, attempts }, 'a mail was not taken, and is tried again');
  const mailbox = createMailbox({ database, secrets, send, clock, onFailure });
  const passwords = await createPasswords(limits.passwordCost);
  const onError = (err: unknown) => log.error({ err }, 'work in the background failed');
  const underWay = new Set<Promise<void>>();
  const people = {
    database,
    passwords,
    throttle,
    mailbox,
    secrets,
    limits,
    clock,
    isOwnPage: deps.isOwnPage,
    relyingParty: deps.relyingParty,
    verificationUrl: `${config.publicUrl}/verification`,
    onAccountClosing: (accountId: string) => billing.endAll(accountId),
    inBackground: (work: Promise<void>) => {
      const done = work.catch(onError).finally(() => underWay.delete(done));
      underWay.add(done);
    },
  };
  const support = { ...ticketSettingsOf(config), database, throttle, mailbox, limits, clock };
  const postman = startPostman(mailbox, onError);
  const { payments, publicUrl } = config;
  if (payments.mode === 'stripe' && !payments.webhookSecret) {
    log.warn(
      'STRIPE_WEBHOOK_SECRET is not set: what customers pay at Stripe does not change their plans here',
    );
  }
  const onMail = () => postman.wake();
  const billing = startBilling({ payments, database, clock, mailbox, publicUrl, onError, onMail });
  const sweep = async () => {
    await sweepExpired(database, clock);
    await expireLog({ database, clock, days: config.logRetentionDays });
  };
  const sweeping = setInterval(() => void sweep().catch(onError), sweepMs).unref();
  const stop = async () => {
    clearInterval(sweeping);
    await billing.stop();
    await Promise.all(underWay);
    await postman.stop();
  };
  const [identity, factors] = [createIdentity(people), createFactors(people)];
  const [tickets, desk] = [createTickets(support), createDesk(support)];
  const operators = createOperators({ ...people, publicUrl, support, billing });
  return { identity, factors, billing, tickets, desk, operators, secrets, mailbox, postman, stop };
}

/** A configured key replaces the one in the data folder, which then counts as a previous key. */
async function secretKeysOf({ secretKey, secretKeyPrevious, dataDir }: Config): Promise<SecretKeys> {
  const replaced = secretKey ? await keptSecretKey(dataDir) : undefined;
  return {
    secretKey: secretKey ?? (await keepSecretKey(dataDir)),
    previous: [secretKeyPrevious, replaced].filter((key) => key !== undefined),
  };
}
