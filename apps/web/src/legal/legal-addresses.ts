import { type LegalPageId, legalPageIds, legalVersionDates, legalVersionInForce } from '@pagesmith/catalog';
import { addresses } from '../../addresses.ts';

/** The version in force is at the page's own address, each one before it at its number below that. */
export const legalAddress = (id: LegalPageId, version: number): string =>
  version === legalVersionInForce(id) ? addresses[id] : `${addresses[id]}/${version}`;

export const earlierVersionsOf = (id: LegalPageId): number[] =>
  legalVersionDates[id].slice(0, -1).map((_date, index) => index + 1);

export const earlierLegalPages = legalPageIds.flatMap((id) =>
  earlierVersionsOf(id).map((version) => ({ id, version, address: legalAddress(id, version) })),
);
