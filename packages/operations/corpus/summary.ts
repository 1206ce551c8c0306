import type { OperationId } from '@pagesmith/operations';
import { cases } from './cases.ts';
import { type CaseOutcome, type FileReport, type OutcomeKind, outcomeKinds } from './outcome.ts';

export interface Floor {
  readonly name: string;
  readonly isHeld: boolean;
  readonly found: string;
}

interface Entry {
  readonly report: FileReport;
  readonly outcome: CaseOutcome;
}

const samePagesShareMin = 0.995;
const killedKinds: readonly OutcomeKind[] = ['deadline', 'memory', 'died'];
const pageCaseIds = new Set(cases.filter(({ isPageOperation }) => isPageOperation).map(({ id }) => id));

const entriesOf = (reports: readonly FileReport[]): Entry[] =>
  reports.flatMap((report) => report.outcomes.map((outcome) => ({ report, outcome })));

const isOpenedElsewhere = ({ facts }: FileReport): boolean => facts?.pageCount !== undefined;

/** A refusal is right where no other program opens the file, and of a form operation where there is no fitting form. */
function isFailure({ report, outcome }: Entry): boolean {
  if (outcome.kind === 'ok' || outcome.kind === 'absent') return false;
  return outcome.kind !== 'refused' || isOpenedElsewhere(report);
}

export function floorsOf(reports: readonly FileReport[]): Floor[] {
  const entries = entriesOf(reports);
  const count = (test: (entry: Entry) => boolean): number => entries.filter(test).length;
  const unprocessed = count(
    (entry) =>
      pageCaseIds.has(entry.outcome.caseId) &&
      isFailure(entry) &&
      (entry.outcome.kind === 'refused' || entry.outcome.kind === 'crashed'),
  );
  const killed = count(({ outcome }) => killedKinds.includes(outcome.kind));
  const unreadable = count(({ outcome }) => outcome.detail?.startsWith('PDFium refuses') ?? false);
  const crashed = count(({ outcome }) => outcome.kind === 'crashed');
  const compared = sum(entries, 'pagesCompared');
  const share = compared === 0 ? 1 : 1 - sum(entries, 'pagesDiffering') / compared;
  return [
    {
      name: 'every file that qpdf or PDFium opens is processed by all page operations',
      isHeld: unprocessed === 0,
      found: `${unprocessed} not processed`,
    },
    {
      name: 'no process outlives its deadline or its memory',
      isHeld: killed === 0,
      found: `${killed} ended`,
    },
    {
      name: 'at least 99.5 % of pages look the same before and after',
      isHeld: share >= samePagesShareMin,
      found: `${(share * 100).toFixed(3)} % of ${compared}`,
    },
    { name: 'PDFium refuses no output', isHeld: unreadable === 0, found: `${unreadable} refused` },
    { name: 'whatever fails, fails with words', isHeld: crashed === 0, found: `${crashed} crashed` },
    fieldFloor('the fields on pages are those that PDFium and pdf.js read', 'list-fields', entries),
    fieldFloor('every text field that is filled shows it', 'fill-pdf', entries),
  ];
}

function fieldFloor(name: string, operation: OperationId, entries: readonly Entry[]): Floor {
  const own = entries.filter(({ outcome }) => outcome.operation === operation);
  const differing = sum(own, 'fieldsDiffering');
  return { name, isHeld: differing === 0, found: `${differing} of ${sum(own, 'fieldsCompared')} differ` };
}

type Count = 'pagesCompared' | 'pagesDiffering' | 'fieldsCompared' | 'fieldsDiffering';

const sum = (entries: readonly Entry[], key: Count): number =>
  entries.reduce((total, { outcome }) => total + (outcome[key] ?? 0), 0);

/** What failed in one file, a line each. */
export const failureLines = (report: FileReport, folder: string): string[] =>
  entriesOf([report])
    .filter(isFailure)
    .map(
      ({ outcome }) => `  ${outcome.caseId} | ${outcome.kind} | ${name(report, folder)} | ${outcome.detail}`,
    );

/** The table by operation and outcome, what failed and why, and the floors. */
export function summaryOf(reports: readonly FileReport[], folder: string): string {
  const entries = entriesOf(reports);
  const openable = reports.filter(isOpenedElsewhere).length;
  const failures = reports.flatMap((report) => failureLines(report, folder));
  const floors = floorsOf(reports).map(
    ({ name: floor, isHeld, found }) => `  ${isHeld ? 'held  ' : 'BROKEN'} ${floor}: ${found}`,
  );
  return [
    `${reports.length} files, ${openable} of them opened by PDFium or qpdf`,
    '',
    ...table(entries),
    '',
    ...(failures.length > 0 ? ['What failed:', ...failures.sort(), ''] : []),
    'Floors:',
    ...floors,
  ].join('\n');
}

const name = ({ file }: FileReport, folder: string): string =>
  file.startsWith(folder) ? file.slice(folder.length).replace(/^\//, '') : file;

function table(entries: readonly Entry[]): string[] {
  const idWidth = Math.max(...cases.map(({ id }) => id.length));
  const cell = (text: string | number): string => String(text).padStart(9);
  const rows = cases.map(({ id }) => {
    const counts = outcomeKinds.map(
      (kind) => entries.filter(({ outcome }) => outcome.caseId === id && outcome.kind === kind).length,
    );
    return `${id.padEnd(idWidth)}${counts.map(cell).join('')}`;
  });
  return [`${''.padEnd(idWidth)}${outcomeKinds.map(cell).join('')}`, ...rows];
}
