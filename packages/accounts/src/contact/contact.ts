import { contactReasons } from '@pagesmith/catalog';
import { contactMessages, type Database } from '@pagesmith/database';
import { type Clock, systemClock, uniqueId } from '@pagesmith/kernel';
import { emailAddress, filledTextUpTo, oneOf } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Mail, Mailbox } from '../mail/mailbox.ts';
import { networkOf } from '../throttle/network-of.ts';
import type { Throttle, ThrottleRule } from '../throttle/throttle.ts';

export interface ContactDeps {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly mailbox: Mailbox;
  /** Who reads the messages; without it they are kept in the database alone. */
  readonly mailTo?: string | undefined;
  readonly messages: ThrottleRule;
  readonly clock?: Clock;
}

export interface Contact {
  /** Keeps a message of the contact form, as the account's of whoever is signed in; it is safe when this ends. */
  receive(given: unknown, address: string, accountId?: string): Promise<{ id: string; createdAt: Date }>;
}

export const contactLimits: Pick<ContactDeps, 'messages'> = {
  messages: { name: 'contact', eventsMax: 10, windowMs: 3_600_000 },
};

const parameters = {
  name: filledTextUpTo(128),
  email: emailAddress,
  reason: oneOf(contactReasons),
  message: filledTextUpTo(5_000),
};

type Message = ReturnType<typeof readArguments<typeof parameters>>;

export function createContact(deps: ContactDeps): Contact {
  const { database, throttle, mailbox, mailTo, clock = systemClock } = deps;
  return {
    receive: async (given, address, accountId) => {
      const message = readArguments(parameters, given);
      await throttle.take({ rule: deps.messages, subject: networkOf(address) });
      const row = { ...message, accountId, id: uniqueId(clock), createdAt: clock.now() };
      await database.transaction(async (transaction) => {
        await transaction.orm.insert(contactMessages).values(row);
        if (mailTo) await mailbox.add(transaction, mailOf(message, mailTo));
      });
      return row;
    },
  };
}

const mailOf = ({ name, email, reason, message }: Message, to: string): Mail => ({
  to,
  replyTo: email,
  subject: `[${reason}] ${name.replace(/\s+/g, ' ')}`,
  text: `${name} <${email}>\n${reason}\n\n${message}\n`,
});
