/** Promises that the legal pages state and the software keeps. */
export const policy = {
  sessionDays: 14,
  languageCookieDays: 365,
  backupDeletionDays: 45,
  dataDeletionDaysAfterTermination: 30,
  breachNoticeHours: 72,
  liabilityMonthsOfFees: 12,
  hasRefundsForPartialPeriods: false,
} as const;
