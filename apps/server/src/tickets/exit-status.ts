import { ticketFailures } from '@pagesmith/accounts';

/** As mail servers understand them (sysexits.h). */
const status = { taken: 0, failed: 1, dataWrong: 65, noSuchAddress: 67, tryLater: 75 };

/**
 * How `npm run tickets` ends. For a mail: whether the mail server is to keep it and try again, to return it to its
 * sender with our sentence, or, if a program sent it, to forget it: returning that could begin a loop.
 */
export function exitStatusOf(verb: string, { code, status: http }: { code: string; status: number }): number {
  if (verb !== 'receive') return status.failed;
  if (code === ticketFailures.mailAutomatic.code) return status.taken;
  if (code === ticketFailures.ticketAddressUnknown.code) return status.noSuchAddress;
  return http === 429 || http >= 500 ? status.tryLater : status.dataWrong;
}
