import type { ApiKey, Subscription } from '../documents/documents.ts';

type Counted = Pick<ApiKey, 'monthCalls' | 'monthStartedAt'>;
type Month = Pick<Subscription, 'periodStartedAt'>;

/** A key keeps the count of its last month until it is used in a new one. */
export const callsOfMonth = ({ monthCalls, monthStartedAt }: Counted, month: Month | undefined): number =>
  monthStartedAt === month?.periodStartedAt ? monthCalls : 0;
