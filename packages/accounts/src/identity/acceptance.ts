import { acceptedAtRegistration, legalVersionInForce } from '@pagesmith/catalog';
import { legalAcceptances, type Transaction } from '@pagesmith/database';
import * as z from 'zod';
import type { Parameter } from '../arguments/read-arguments.ts';

type Page = (typeof acceptedAtRegistration)[number];
type Accepted = Partial<Record<Page, number>>;

const versionOf = (page: Page) => z.number().int().min(1).max(legalVersionInForce(page)).optional();

/**
 * Which versions the form showed to whoever registers. The SDK knows no such parameter: an account that another
 * client makes has accepted nothing here.
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
  if (rows.length > 0) await orm.insert(legalAcceptances).values(rows);
}
