/** Promises that the legal pages state and the software keeps. */
export const policy = {
  sessionDays: 14,
  /** For this long after signing in or confirming, keys are shown and data is exported without asking again. */
  confirmationMinutes: 10,
  /** How long a plan chosen by a visitor waits for its checkout. */
  planChoiceMinutes: 60,
  /** How long unfinished work in a tool is kept in the customer's own browser. */
  keptWorkHours: 24,
  languageCookieDays: 365,
  themeCookieDays: 365,
  /** How long after its last sign-in a browser is recognised by its cookie. */
  deviceCookieDays: 365,
  securityLogDays: 395,
  /** How long a proof of deletion stays available; of the document it holds nothing but its hash. */
  deletionProofDays: 395,
  /** After this long the key that signs proofs is replaced; what it signed stays verifiable. */
  signingKeyDays: 365,
  /** How long a job stays listed after its end; its files and its result follow the plan's retention. */
  jobDays: 7,
  /** How long an uploaded file is kept that is to be used for longer than the plan's retention. */
  templateDays: 90,
  /** For how long a part of the API goes on working after it was announced that it ends. */
  deprecationMonths: 12,
  /** How long an Idempotency-Key is known; the result kept for it follows the plan's retention. */
  idempotencyKeyHours: 24,
  /** A network address that is counted against a limit is forgotten within this time. */
  throttleHours: 24,
  /** Beyond this many a minute, an account's refused calls are counted in one log row. */
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
