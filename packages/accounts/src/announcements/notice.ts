import { policy } from '@pagesmith/catalog';
import * as z from 'zod';
import type { Parameter } from '../arguments/read-arguments.ts';
import { announcementFailures } from './failures.ts';

const dayMs = 86_400_000;

/** The day from which something holds. */
export const calendarDay: Parameter<string> = {
  schema: z.iso.date(),
  accepted: {
    en: 'Value must be a date such as 2027-01-15',
    fr: 'la valeur doit être une date telle que 2027-01-15',
  },
};

/** The terms and the data processing agreement promise it so long ahead. */
export function requireNotice(from: string, now: Date): void {
  const days = (new Date(from).getTime() - now.getTime()) / dayMs;
  if (days < policy.changeNoticeDays) throw announcementFailures.noticeShort({ from });
}
