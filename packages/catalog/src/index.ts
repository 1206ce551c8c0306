// What is sold and promised: plans, prices, fees, limits, policy facts.
// Data and pure functions. Money is integer mills (1/1000); an operation's list price stands in its own definition.

export { type Calculation, type CalculatorRow, calculate, parseCount } from './calculator.ts';
export {
  type CallFacts,
  type ChargeKind,
  type Charges,
  chargeKinds,
  chargesOf,
} from './charges.ts';
export { cheapestPlan, type PlanCost, type Volume } from './cheapest-plan.ts';
export { type ContactReason, contactReasons, messageLengthMax } from './contact.ts';
export { fileRequestsPerMinute, jobRequestsPerMinute, managementRequestsPerMinute } from './jobs.ts';
export {
  allowedAddressesMax,
  apiKeyPrefix,
  apiKeyRandomLengthMin,
  defaultKeyScopes,
  isApiKey,
  type KeyMode,
  type KeyScope,
  keyModeOf,
  keyModes,
  keyMonthlyCapMax,
  keyOverlapHoursMax,
  keyRatePerMinuteMax,
  keyScopes,
  maskApiKey,
  prefixOf,
  scopeOf,
  testRatePerMinute,
} from './keys.ts';
export {
  acceptedAtRegistration,
  type LegalPageId,
  legalDateOf,
  legalPageIds,
  legalVersionDates,
  legalVersionInForce,
} from './legal.ts';
export { type Currency, centsOf, formatFee, formatMoney, type Mills, mills } from './money.ts';
export {
  bulkColumnsMax,
  bulkRowsBytesMax,
  bulkRowsMax,
  bulkTemplateBytesMax,
  formsMax,
  mergeFilesMax,
  mergeFilesMin,
  pipelineStepsMax,
  savedPipelinesMax,
  testWatermarkText,
  trialsPerMonth,
  trialWatermarkText,
  watermarkText,
} from './operations.ts';
export {
  annualSavingsPercent,
  type BillingCycle,
  billingCycles,
  isFree,
  isPlanId,
  monthlyPriceMills,
  type Plan,
  type PlanId,
  planIds,
  plans,
  retentionChoice,
  subscriptionStatuses,
  type WorkBudget,
  yearlyTotalMills,
} from './plans.ts';
export { policy } from './policy.ts';
export { proofKeysPath } from './proofs.ts';
export {
  availabilityPercentOf,
  creditPercentOf,
  isStatusComponent,
  type StatusComponent,
  serviceLevel,
  statusComponents,
} from './service-level.ts';
export { contactReplyHours, firstAnswerHours, plansByUrgency } from './support.ts';
export { type VatTreatment, vatTreatments, vatWords } from './vat.ts';
export { type WebhookEventType, webhookEventTypes, webhooks, webhookTestType } from './webhooks.ts';
