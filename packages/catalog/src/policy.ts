/** Promises that the legal pages state and the software keeps. */
export const policy = {
  sessionDays: 14,
  /** So long after signing in, or after proving it once more, keys are shown and data is exported without being asked. */
  confirmationMinutes: 10,
  /** A plan chosen by a visitor waits so long for its checkout. */
  planChoiceMinutes: 60,
  /** What was begun in a tool is kept in the customer's own browser for so long. */
  keptWorkHours: 24,
  languageCookieDays: 365,
  themeCookieDays: 365,
  /** By its cookie a browser is known again for so long after it last signed in. */
  deviceCookieDays: 365,
  securityLogDays: 395,
  /** How long a proof of deletion can be had again; it holds nothing of the document but its hash. */
  deletionProofDays: 395,
  /** After so long the key that signs proofs is replaced; what it signed stays verifiable. */
  signingKeyDays: 365,
  /** A job stays listed for so long after its end; its files and its result go with the plan's retention. */
  jobDays: 7,
  /** An Idempotency-Key is known for so long; the result kept for it goes with the plan's retention. */
  idempotencyKeyHours: 24,
  /** A network address that is counted against a limit is forgotten within this time. */
  throttleHours: 24,
  /** Refused calls beyond so many a minute of one account are counted in one log row. */
  refusedRowsPerMinute: 10,
  /** So long ahead customers are told of new terms and of new sub-processors. */
  changeNoticeDays: 30,
  backupDeletionDays: 45,
  dataDeletionDaysAfterTermination: 30,
  /** How long a closed account can be restored before it is erased. */
  closedAccountDays: 14,
  /** After the last word, a ticket that belongs to no account is deleted. */
  strangersTicketDays: 180,
  breachNoticeHours: 72,
  liabilityMonthsOfFees: 12,
  hasRefundsForPartialPeriods: false,
  /** How long a plan continues after a failed payment; after that, Starter's limits apply until it is paid. */
  pastDueGraceDays: 7,
  /** The customer is notified at these percentages of the allowance and of the spend cap. */
  alertPercents: [80, 100],
} as const;
