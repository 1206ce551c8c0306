import { accounts } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { recordFailedSignIn } from '../security-log/record.ts';
import { networkOf } from '../throttle/network-of.ts';
import type { ThrottledEvent } from '../throttle/throttle.ts';
import { type Account, type SignedIn, type Visitor, withoutSecrets } from './account.ts';
import type { IdentityDeps } from './deps.ts';
import { identityFailures } from './failures.ts';
import { isKnownDevice } from './known-devices.ts';
import { hashOfSecret } from './session-token.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The account that the credentials open. An attempt too many is refused before it waits or costs any hashing. An
 * attempt counts as failed from the moment of its hashing until it was right: a thousand at the same moment get no
 * more tries than one after the other, and many right ones at the same moment do not shut each other out.
 */
export async function checkPassword(
  deps: IdentityDeps,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<Account> {
  const { database, passwords, throttle, clock } = deps;
  passwords.requireRoom();
  const { all, latest } = await countsOf(deps, email, visitor);
  await throttle.check(...all, ...latest);
  const [row] = await database.orm.select().from(accounts).where(eq(accounts.email, email));
  const isRight = await passwords.verify(row?.passwordHash, password, () => throttle.take(...all, ...latest));
  if (!row || !isRight) {
    // Not waited for: only an account that exists has a log, and the clock must not tell which do.
    if (row) deps.inBackground(recordFailedSignIn(database, row.id, visitor, clock.now()));
    throw identityFailures.userInvalidCredentials();
  }
  await throttle.forgive({ all, latest });
  if (row.closedAt) throw identityFailures.userClosed();
  if (row.status === 'blocked') throw identityFailures.userBlocked(row);
  return withoutSecrets(row);
}

interface Counts {
  /** Forgotten when the password was right. */
  readonly all: ThrottledEvent[];
  /** Of these a right password takes back its own attempt alone. */
  readonly latest: ThrottledEvent[];
}

/**
 * Wrong guesses slow whoever guesses: a browser that signed in before has a count of its own, which nobody else can
 * use up. Everyone else is counted by e-mail and network together, by network, and by e-mail over all networks.
 */
async function countsOf(
  { database, limits }: IdentityDeps,
  email: string,
  visitor: Visitor,
): Promise<Counts> {
  const { address, deviceId } = visitor;
  if (deviceId && (await isKnownDevice(database, email, deviceId))) {
    const device = Buffer.from(hashOfSecret(deviceId)).toString('hex');
    return { all: [{ rule: limits.failedSignInsOfDevice, subject: `${email} ${device}` }], latest: [] };
  }
  const network = networkOf(address);
  return {
    all: [{ rule: limits.failedSignInsOfPair, subject: `${email} ${network}` }],
    latest: [
      { rule: limits.failedSignInsOfAddress, subject: network },
      { rule: limits.failedSignInsOfEmail, subject: email },
    ],
  };
}

/** Asks somebody who is signed in for the password again. Counted by session: nobody outside can use it up. */
export async function confirmPassword(
  { database, passwords, throttle, limits }: IdentityDeps,
  { account, session }: SignedIn,
  password: string,
): Promise<void> {
  const attempts = { rule: limits.failedConfirmations, subject: session.id };
  passwords.requireRoom();
  await throttle.check(attempts);
  const [row] = await database.orm
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, account.id));
  const isRight = await passwords.verify(row?.passwordHash, password, () => throttle.take(attempts));
  if (!isRight) throw identityFailures.userInvalidCredentials();
  await throttle.clear(attempts);
}
