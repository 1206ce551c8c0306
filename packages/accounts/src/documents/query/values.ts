import { type SQL, sql } from 'drizzle-orm';
import type { Attribute } from '../collections.ts';
import { invalid } from './parse.ts';

/** A value of a query as a parameter of a statement, checked so that the database accepts it. */
export function toParameter(attribute: Attribute, name: string, value: unknown): SQL {
  if (attribute.kind === 'number') return sql`${checkNumber(name, value)}::numeric`;
  if (attribute.kind === 'time') return sql`${checkTime(name, value)}::timestamptz`;
  return sql`${checkText(name, value)}::text`;
}

function checkNumber(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw invalid(`'${name}' is compared with a number.`, `«\u00a0${name}\u00a0» se compare à un nombre.`);
}

/** PostgreSQL keeps no NUL in a text, so nothing can equal or contain one. */
function checkText(name: string, value: unknown): string {
  if (typeof value === 'string' && !value.includes('\0')) return value;
  throw invalid(`'${name}' is compared with a text.`, `«\u00a0${name}\u00a0» se compare à un texte.`);
}

const isoTime = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** ISO 8601; without an offset it is UTC, wherever the server stands. */
export function checkTime(name: string, value: unknown): string {
  if (typeof value === 'string' && isoTime.test(value)) {
    const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(value.slice(10)) || value.length === 10;
    const time = new Date(hasZone ? value.replace(' ', 'T') : `${value.replace(' ', 'T')}Z`);
    const year = time.getUTCFullYear();
    if (year >= 1 && year <= 9999) return time.toISOString();
  }
  throw invalid(
    `'${name}' can only be compared with a time such as 2026-01-31T12:00:00.000Z.`,
    `«\u00a0${name}\u00a0» ne se compare qu’à une date telle que 2026-01-31T12:00:00.000Z.`,
  );
}
