import { acceptedAtRegistration, legalVersionInForce } from '@pagesmith/catalog';
import { legalAcceptances, type Queryable, type Transaction } from '@pagesmith/database';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { SignedIn } from './account.ts';
import type { IdentityDeps } from './deps.ts';

type Page = (typeof acceptedAtRegistration)[number];
type Accepted = Partial<Record<Page, number>>;

const versionOf = (page: Page) => z.number().int().min(1).max(legalVersionInForce(page)).optional();

/**
 * Which versions the form showed to whoever registers. The SDK knows no such parameter: an account that another
 * client makes has accepted nothing here, and the dashboard asks for it.
 */
export const accepted: Parameter<Accepted> = {
  schema: z.object({ terms: versionOf('terms'), privacy: versionOf('privacy') }),
  accepted: {
    en: `Value must be an object with the version of each page that was accepted (${acceptedAtRegistration.join(', ')})`,
    fr: `la valeur doit être un objet avec la version de chaque page acceptée (${acceptedAtRegistration.join(', ')})`,
  },
  absent: {},
};

export async function recordAcceptance(
  { orm }: Transaction,
  accountId: string,
  versions: Accepted,
  acceptedAt: Date,
): Promise<void> {
  const rows = acceptedAtRegistration.flatMap((page) => {
    const version = versions[page];
    return version === undefined ? [] : [{ accountId, page, version, acceptedAt }];
  });
  if (rows.length > 0) await orm.insert(legalAcceptances).values(rows).onConflictDoNothing();
}

/** Whether no version of the terms was ever accepted. Later versions are announced, and need no new word. */
export async function owesAcceptance({ orm }: Queryable, accountId: string): Promise<boolean> {
  const [accepted] = await orm
    .select({ page: legalAcceptances.page })
    .from(legalAcceptances)
    .where(and(eq(legalAcceptances.accountId, accountId), eq(legalAcceptances.page, 'terms')))
    .limit(1);
  return accepted === undefined;
}

const whole = { ...accepted, absent: undefined };

/** What the dashboard showed to whoever has accepted nothing yet. */
export async function acceptLater(
  { database, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  { account }: SignedIn,
  given: unknown,
): Promise<void> {
  const { accepted } = readArguments({ accepted: whole }, given);
  await database.transaction((transaction) =>
    recordAcceptance(transaction, account.id, accepted, clock.now()),
  );
}
