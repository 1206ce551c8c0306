// Written by `npm run check` from the definitions of the operations; never by hand.
/** What a webhook tells. */
export type WebhookEvent =
  | {
      readonly type: 'call.succeeded';
      readonly timestamp: string;
      readonly data: {
        readonly requestId: string;
        readonly operation: string;
        readonly httpStatus: number;
        readonly errorCode: string | null;
        readonly credits: number;
        readonly inputBytes: number;
        readonly responseTimeMs: number;
        readonly apiKeyId: string;
        readonly apiKeyName: string;
        readonly mode: 'live' | 'test';
      };
    }
  | {
      readonly type: 'call.failed';
      readonly timestamp: string;
      readonly data: {
        readonly requestId: string;
        readonly operation: string;
        readonly httpStatus: number;
        readonly errorCode: string | null;
        readonly credits: number;
        readonly inputBytes: number;
        readonly responseTimeMs: number;
        readonly apiKeyId: string;
        readonly apiKeyName: string;
        readonly mode: 'live' | 'test';
      };
    }
  | {
      readonly type: 'quota.reached';
      readonly timestamp: string;
      readonly data: {
        readonly percent: number;
        readonly currentUsage: number;
        readonly monthlyLimit: number;
        readonly plan: 'starter' | 'premium' | 'pro' | 'enterprise';
        readonly periodStartedAt: string;
        readonly periodEndsAt: string | null;
      };
    }
  | {
      readonly type: 'subscription.changed';
      readonly timestamp: string;
      readonly data: {
        readonly plan: 'starter' | 'premium' | 'pro' | 'enterprise';
        readonly status: 'active' | 'trialing' | 'past_due';
        readonly billingCycle: 'monthly' | 'annual';
        readonly cancelAt: string | null;
        readonly monthlyLimit: number;
        readonly nextBillingDate: string | null;
        readonly previous: {
          readonly plan: 'starter' | 'premium' | 'pro' | 'enterprise';
          readonly status: 'active' | 'trialing' | 'past_due';
          readonly billingCycle: 'monthly' | 'annual';
          readonly cancelAt: string | null;
        };
      };
    };
