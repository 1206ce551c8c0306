import type { ServerFacts } from '@pagesmith/database';
import { type Finding, fine, unknown, wrong } from './finding.ts';

/** A code of an authenticator lives for half a minute. */
const toleratedMs = 15_000;

export function clockFindings(facts: Pick<ServerFacts, 'aheadMs'> | undefined): Finding[] {
  if (!facts) return [unknown('clock', 'There is no other to compare it with.')];
  const seconds = (facts.aheadMs / 1_000).toFixed(1);
  if (Math.abs(facts.aheadMs) < toleratedMs) {
    return [fine('clock', `The database’s is ${seconds} s ahead of this machine’s.`)];
  }
  return [
    wrong(
      'clock',
      `The database’s clock is ${seconds} s ahead of this machine’s: codes of second factors are refused, storage refuses signatures, and times in the log are wrong. (Jobs are safe: their leases go by the database alone.)`,
      'Set both by NTP: timedatectl set-ntp true.',
    ),
  ];
}
