/** The same wherever it is drawn and read: the months of the agreement are in UTC too. */
export function utcTime(date: string): string {
  const [day = '', time = ''] = new Date(date).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)} UTC`;
}
