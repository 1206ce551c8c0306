import { untoldSubProcessors } from '@pagesmith/accounts';
import { policy } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import type { Config } from '../config.ts';
import { entryWords, namedSubProcessors, subProcessorList } from './sub-processors.ts';

/** One entry of SUB_PROCESSORS, in the words of its announcement; undefined when it is none. */
export function subProcessorFacts(entry: string) {
  const [only, ...others] = subProcessorList.safeParse(entry).data ?? [];
  if (!only || others.length > 0) return undefined;
  return { name: only.name, entryEn: entryWords(only, 'en'), entryFr: entryWords(only, 'fr') };
}

/** Says at the start whom customers were not told of in time; nothing when the promise was kept. */
export async function subProcessorsUntold(
  { company, payments }: Pick<Config, 'company' | 'payments'>,
  database: Database,
  now: Date,
): Promise<string | undefined> {
  const names = namedSubProcessors(company, payments).map(({ name }) => name);
  const untold = await untoldSubProcessors(database, names, now);
  if (untold.length === 0) return undefined;
  return `Customers are promised to be told of a new sub-processor ${policy.changeNoticeDays} days ahead, and were not told of: ${untold.join(', ')}. Mail them now, and tell them why it was late: npm run announce`;
}
