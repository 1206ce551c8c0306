/** The same day and time so many months later (UTC), or the last day of a shorter month. */
export function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The first end of a period, counted from the anchor, that is after the given time. */
export function periodEndAfter(anchor: Date, monthsPerPeriod: number, time: Date): Date {
  let periods = 1;
  while (monthsAfter(anchor, periods * monthsPerPeriod) <= time) periods += 1;
  return monthsAfter(anchor, periods * monthsPerPeriod);
}
