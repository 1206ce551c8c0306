import * as z from 'zod';

const subscriptionId = z.string().min(1).max(64);
const fewRows = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).max(100);

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('authentication'), data: z.object({ session: z.string() }) }),
  z.object({
    type: z.literal('subscribe'),
    data: fewRows(
      z.object({
        subscriptionId: subscriptionId.optional(),
        channels: z.array(z.string()).min(1),
        queries: z.array(z.unknown()).default([]),
      }),
    ),
  }),
  z.object({ type: z.literal('unsubscribe'), data: fewRows(z.object({ subscriptionId })) }),
]);

export type ClientMessage = z.infer<typeof message>;
export type WantedSubscription = Extract<ClientMessage, { type: 'subscribe' }>['data'][number];

/** Undefined for anything that no client of this protocol says. */
export function readMessage(text: string): ClientMessage | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** RFC 6455, 7.4.1, as the client understands them: after 1008 it does not come back by itself. */
export const closeCodes = {
  goingAway: 1001,
  badMessage: 1003,
  policyViolation: 1008,
  tryLater: 1013,
} as const;

/** A socket is told why before it is closed. */
export class RealtimeRefusal extends Error {
  override readonly name = 'RealtimeRefusal';
  readonly code: number;
  readonly isFinal: boolean;

  constructor(code: number, reason: string, isFinal = true) {
    super(reason);
    this.code = code;
    this.isFinal = isFinal;
  }
}
