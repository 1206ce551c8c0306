import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { TicketLimits } from './limits.ts';

interface Team {
  /** In lower case. */
  readonly senders: readonly string[];
  /** The name under which our mail server says what it found out about a mail (RFC 8601). */
  readonly authservId: string;
}

export interface TicketDeps {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly mailbox: Mailbox;
  /** Who on our side is mailed what customers write; without it tickets wait in the database alone. */
  readonly teamEmail: string | undefined;
  /** Where answers by mail come in; each ticket's own address is made from it. */
  readonly ticketEmail: string | undefined;
  /** Our own people, who answer by mail too; without it only the desk answers. */
  readonly team: Team | undefined;
  /** Where customers write to by mail when there is no such address. */
  readonly supportEmail: string;
  readonly limits: TicketLimits;
  readonly clock: Clock;
}
