interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A date as it was typed: by year, month and day, or in the order of the format. Times of day are left to viewers. */
function dateIn(text: string, format: string): Moment | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?\s*$/.exec(text);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const order = ['d', 'm', 'y']
    .filter((part) => format.includes(part))
    .sort((left, right) => format.indexOf(left) - format.indexOf(right));
  const named = months.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}[a-z]*`, 'i').test(text));
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const parts = new Map<string, number>(named >= 0 ? [['m', named + 1]] : []);
  for (const part of order.filter((one) => !parts.has(one))) parts.set(part, numbers.shift() ?? Number.NaN);
  if (numbers.length > 0) return undefined;
  const year = parts.get('y') ?? new Date().getFullYear();
  return checked(
    year < 50 ? year + 2000 : year < 100 ? year + 1900 : year,
    parts.get('m') ?? 1,
    parts.get('d') ?? 1,
  );
}

function checked(year: number, month: number, day: number): Moment | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Nothing where the text is no date, or the format asks for a time of day. */
export function formatDate(text: string, format: string): string | undefined {
  const date = /[hHMst]/.test(format.replaceAll(/\\.|'[^']*'/g, '')) ? undefined : dateIn(text, format);
  if (!date) return undefined;
  const { year, month, day } = date;
  const weekday = days[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  const name = months[month - 1] ?? '';
  const written: Readonly<Record<string, string>> = {
    d: String(day),
    dd: two(day),
    ddd: weekday.slice(0, 3),
    dddd: weekday,
    m: String(month),
    mm: two(month),
    mmm: name.slice(0, 3),
    mmmm: name,
    yy: two(year % 100),
    yyyy: String(year),
  };
  return format.replaceAll(
    /d{1,4}|m{1,4}|yyyy|yy|\\(.)/g,
    (part, escaped?: string) => escaped ?? written[part] ?? part,
  );
}

/** The formats that AFDate_Format names by number. */
export const numberedFormats = [
  'm/d',
  'm/d/yy',
  'mm/dd/yy',
  'mm/yy',
  'd-mmm',
  'd-mmm-yy',
  'dd-mmm-yy',
  'yy-mm-dd',
  'mmm-yy',
  'mmmm-yy',
  'mmm d, yyyy',
  'mmmm d, yyyy',
] as const;
