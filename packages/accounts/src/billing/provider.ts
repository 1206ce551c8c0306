import type { BillingCycle, Mills, PlanId } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';

/** What a customer wants of the provider's pages. */
export type PortalFlow =
  | { readonly kind: 'manage' }
  | { readonly kind: 'change'; readonly plan: PlanId; readonly cycle: BillingCycle }
  | { readonly kind: 'cancel' };

export interface Customer {
  readonly accountId: string;
  readonly email: string;
  /** Null before the first purchase. */
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly language: Language;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly amountMills: Mills;
  readonly status: string;
  /** Where it can be read; null when the provider has no page for it. */
  readonly url: string | null;
}

/** What was really paid, and when the provider says it was billed. */
export interface PaidInvoice extends Pick<Invoice, 'id' | 'createdAt' | 'amountMills'> {
  readonly customerId: string;
}

export interface Span {
  readonly from: Date;
  /** No longer in it. */
  readonly to: Date;
}

export interface ReportedCharge {
  /** Identifies the charge permanently: the provider counts it once, however often it is reported. */
  readonly identifier: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly amountMills: Mills;
  readonly createdAt: Date;
}

export interface Refund extends Pick<ReportedCharge, 'identifier' | 'accountId' | 'amountMills'> {
  readonly invoiceId: string;
}

/** Where payments are made. There are two: Stripe, and our own for trying things out. */
export interface PaymentProvider {
  readonly mode: Exclude<BillingAccount['mode'], 'none'>;
  /** Where a plan is bought; undefined when it is not for sale. */
  checkoutUrl(customer: Customer, plan: PlanId, cycle: BillingCycle): string | undefined;
  /** The account's customer at the provider, made if there is none yet. */
  openCustomer(customer: Omit<Customer, 'customerId'>): Promise<string>;
  portalUrl(customer: Customer & { readonly customerId: string }, flow: PortalFlow): Promise<string>;
  /** Where the customer agrees to the Pro Tools add-on, or reads why it is not for sale. */
  addOnUrl(): string;
  setProTools(subscriptionId: string, isOn: boolean): Promise<void>;
  /**
   * What a month of the plan costs this customer from the next invoice on; null: what it costs everybody. Asked again it
   * changes nothing.
   */
  setPrice(subscriptionId: string, monthlyMills: Mills | null): Promise<void>;
  /** The provider's own object, as it is now; undefined when it is unknown there. */
  retrieveSubscription(subscriptionId: string): Promise<object | undefined>;
  /**
   * Ends it at once; what was paid and not used is credited to a customer, or to nobody. Ending an ended one changes
   * nothing.
   */
  cancelSubscription(subscriptionId: string, creditTo: string | null): Promise<void>;
  reportCharge(charge: ReportedCharge): Promise<void>;
  /** Comes off the customer's next invoices. Whole cents. */
  credit(credit: ReportedCharge): Promise<void>;
  /** Pays back a part of a paid invoice, once for each identifier. Fails with `refund_refused` when it never will. */
  refund(refund: Refund): Promise<void>;
  listInvoices(customer: Customer): Promise<readonly Invoice[]>;
  /** Of all customers. */
  listPaidInvoices(span: Span): Promise<readonly PaidInvoice[]>;
  /** What the provider does by the clock; only our own has to be triggered. */
  tick?(): Promise<void>;
}
