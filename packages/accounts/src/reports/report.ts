import type { Words } from '@pagesmith/kernel';

export interface ReportedWarning {
  readonly code: string;
  readonly words: Words;
  /** The form field that it is about. */
  readonly field?: string | undefined;
  /** The number of the step of a pipeline that it is about. */
  readonly step?: number | undefined;
  /** The number of the row of a table that it is about. */
  readonly row?: number | undefined;
  /** Whether the row is missing from the result because of it. */
  readonly isRowFailed?: boolean | undefined;
}

export interface WarningCount {
  readonly code: string;
  readonly count: number;
}

/** What an operation warned of on its way to a result. */
export interface Report {
  /** Of all warnings, the most frequent code first. */
  readonly counts: readonly WarningCount[];
  /** In the order in which they came, as many as are kept. */
  readonly warnings: readonly ReportedWarning[];
}

const warningsMax = 10_000;
/** As JSON, in both languages. */
const bytesMax = 262_144;
/** A name in a document can have millions of letters. */
const messageLengthMax = 1_000;

export function countsOf(warnings: readonly ReportedWarning[]): WarningCount[] {
  const counts = new Map<string, number>();
  for (const { code } of warnings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}

/** As much of the warnings as a report has room for; its counts tell how many there were. */
export function boundedReport(all: readonly ReportedWarning[]): Report {
  const warnings: ReportedWarning[] = [];
  let bytes = 0;
  for (const { code, words, field, step, row, isRowFailed } of all.slice(0, warningsMax)) {
    const kept = {
      code,
      words: { en: shortened(words.en), fr: shortened(words.fr) },
      ...(field !== undefined && { field: shortened(field) }),
      ...(step !== undefined && { step }),
      ...(row !== undefined && { row }),
      ...(isRowFailed && { isRowFailed }),
    };
    bytes += Buffer.byteLength(JSON.stringify(kept));
    if (bytes > bytesMax) break;
    warnings.push(kept);
  }
  return { counts: countsOf(all), warnings };
}

const shortened = (text: string): string =>
  text.length > messageLengthMax ? `${text.slice(0, messageLengthMax)} …` : text;

/** How many there were besides those that are kept. */
export const omittedFrom = ({ counts, warnings }: Report): number =>
  counts.reduce((sum, { count }) => sum + count, 0) - warnings.length;
