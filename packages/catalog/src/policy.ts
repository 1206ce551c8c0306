/** Promises that the legal pages state and the software keeps. */
export const policy = {
  sessionDays: 14,
  languageCookieDays: 365,
  backupDeletionDays: 45,
  dataDeletionDaysAfterTermination: 30,
  /** For so long a closed account can be brought back; then it is erased. */
  closedAccountDays: 14,
  breachNoticeHours: 72,
  liabilityMonthsOfFees: 12,
  hasRefundsForPartialPeriods: false,
  /** A plan whose payment failed goes on for so long; then Starter's limits hold until it is paid. */
  pastDueGraceDays: 7,
  /** Of the allowance and of the spend cap: at these the customer is told. */
  alertPercents: [80, 100],
} as const;
