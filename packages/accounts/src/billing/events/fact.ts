import type { BillingCycle, PlanId } from '@pagesmith/catalog';

/** Times are the provider's: seconds since 1970. */
export type Seconds = number;

interface AboutSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** As the provider was told it; no such account may exist. */
  readonly accountId?: string | undefined;
}

/** What a subscription was like at the time of the event. */
export interface SubscriptionFact extends AboutSubscription {
  readonly kind: 'subscription';
  readonly plan?: PlanId | undefined;
  readonly cycle?: BillingCycle | undefined;
  readonly priceId?: string | undefined;
  readonly status: string;
  readonly startedAt: Seconds;
  /** From which its months are counted. */
  readonly anchorAt: Seconds;
  readonly periodStartsAt: Seconds;
  readonly periodEndsAt: Seconds;
  readonly cancelAt: Seconds | null;
  readonly hasProTools: boolean;
}

/** Whose a subscription is, and what the payment link calls it. */
export interface CheckoutFact extends AboutSubscription {
  readonly kind: 'checkout';
  readonly email?: string | undefined;
  readonly plan?: PlanId | undefined;
  readonly cycle?: BillingCycle | undefined;
}

export interface InvoiceFact extends AboutSubscription {
  readonly kind: 'invoice';
  readonly isPaid: boolean;
}

/** A later plan that the customer has chosen already. */
export interface ScheduleFact extends AboutSubscription {
  readonly kind: 'schedule';
  readonly isOver: boolean;
  readonly phases: readonly {
    readonly startsAt: Seconds;
    readonly priceId?: string | undefined;
    readonly plan?: PlanId | undefined;
    readonly cycle?: BillingCycle | undefined;
  }[];
}

export type Fact = SubscriptionFact | CheckoutFact | InvoiceFact | ScheduleFact;

/** An event as it is kept: nothing of a person or a card is in it. */
export interface KeptEvent {
  readonly id: string;
  readonly occurredAt: Seconds;
  readonly fact: Fact;
  /** Of two events of the same second, the later one by its nature: created, updated, ended. */
  readonly rank: number;
  /** What the subscription was before, as this event says. */
  readonly before?: SubscriptionFact | undefined;
}
