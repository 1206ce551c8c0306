/** What a number in a cell looks like: Excel keeps dates as numbers, and only the format tells. */
export type NumberFormat = 'date' | 'time' | 'dateTime' | 'percent' | 'plain' | { readonly decimals: number };

const dayMs = 86_400_000;
/** Day 0 of the calendar that begins with 1900, as Excel counts it: with a 29 February 1900 that never was. */
const start1900 = Date.UTC(1899, 11, 30);
const start1904 = Date.UTC(1904, 0, 1);

/** Formats that every workbook has without naming them (ISO/IEC 29500-1, 18.8.30). */
const builtIn: Readonly<Record<number, NumberFormat>> = {
  1: { decimals: 0 },
  2: { decimals: 2 },
  3: { decimals: 0 },
  4: { decimals: 2 },
  9: 'percent',
  10: 'percent',
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'dateTime',
};

/** By the number of a format, and its code where the workbook has one of its own. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn[id] ?? 'plain';
  // Texts in quotes, escaped letters and colours are no part of it; the first section is for numbers above zero.
  const bare = code
    .replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    .split(';', 1)
    .join('')
    .toLowerCase();
  const [hasDay, hasHour] = [/[dy]/.test(bare), /[hs]/.test(bare)];
  if (hasDay) return hasHour ? 'dateTime' : 'date';
  if (hasHour) return 'time';
  if (/^m+$/.test(bare)) return 'date';
  if (bare.includes('%')) return 'percent';
  const decimals = /[0#?](?:\.(0+))?[^0#?]*$/.exec(bare)?.[1];
  return decimals === undefined ? 'plain' : { decimals: decimals.length };
}

/** As the cell would be typed: dates as 2026-11-15, numbers with a point and without separators of thousands. */
export function numberText(text: string, format: NumberFormat, is1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format === 'plain') return plainNumber(value);
  if (format === 'percent') return `${plainNumber(value * 100)}%`;
  if (typeof format === 'object') return value.toFixed(Math.min(format.decimals, 20));
  const at = new Date((is1904 ? start1904 : start1900) + Math.round((value * dayMs) / 1_000) * 1_000);
  if (Number.isNaN(at.getTime())) return text;
  const iso = at.toISOString();
  const [date, time] = [iso.slice(0, 10), iso.slice(11, iso.endsWith(':00.000Z') ? 16 : 19)];
  return { date, time, dateTime: `${date} ${time}` }[format];
}

/** Fifteen digits, as Excel shows them: 0.1 + 0.2 is 0.3. */
const plainNumber = (value: number): string => {
  const rounded = Number(value.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? BigInt(rounded).toString() : String(rounded);
};
