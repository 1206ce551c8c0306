import type { Role } from './roles.ts';

/** Who acts: an operator at the console, or whoever may run commands on the machine. */
export interface Actor {
  /** An operator's address, or the machine's user. */
  readonly name: string;
  readonly role: Role;
  /** The network address, or `command`. */
  readonly origin: string;
  /** Whether it was confirmed a short time ago who acts; a command needs no confirmation. */
  readonly isConfirmed: boolean;
}

/** Whoever can run commands on the machine could read the database's files as well: nothing is kept from them. */
export const commandActor = (user: string): Actor => ({
  name: `${user} (command)`,
  role: 'owner',
  origin: 'command',
  isConfirmed: true,
});
