import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Account, SignedIn } from '../identity/account.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { RealtimeLimits } from './limits.ts';

export interface RealtimeDeps {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly limits: RealtimeLimits;
  readonly clock: Clock;
  authenticate(token: string): Promise<SignedIn | undefined>;
  showAccount(account: Account): object;
  onError(error: unknown): void;
}
