import * as z from 'zod';

const error = 'must be an e-mail address';

export const ticketVariables = {
  CONTACT_TO: z.email({ error }).optional(),
  TICKET_EMAIL: z.email({ error }).optional(),
  TICKET_TEAM: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim().toLowerCase()))
    .refine((list) => list.every((address) => z.email().safeParse(address).success), {
      error: 'must be e-mail addresses, separated by commas',
    })
    .optional(),
  MAIL_AUTHSERV_ID: z.hostname({ error: 'must be a name such as mx.example.com' }).optional(),
};

/** Who of us may answer tickets by mail, and the mail server by whose word a mail is known to be theirs. */
export interface TicketTeam {
  readonly senders: readonly string[];
  readonly authservId: string;
}

export function ticketTeamOf(values: z.infer<z.ZodObject<typeof ticketVariables>>): TicketTeam | undefined {
  const { TICKET_EMAIL: address, TICKET_TEAM: senders, MAIL_AUTHSERV_ID: authservId } = values;
  return address && senders && authservId ? { senders, authservId } : undefined;
}
